import { Drawer } from '../ui/dialog.tsx'
import { MainMenu } from './main-menu.tsx'
import { appTexts } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** The main menu of narrow screens. */
export function PhoneMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={appTexts.menu} footer={<ThemeSwitch />}>
      <MainMenu isUpright onChoose={onClose} />
    </Drawer>
  )
}
