import { LogOut } from 'lucide-react'
import { leaveDesk, useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { DeskMenu } from './desk-menu.tsx'
import { laterTexts } from './later-texts.ts'
import { MainMenu } from './main-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The menus of narrow screens: the marketplace's, and somebody's own work below it. */
export function PhoneMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isSignedIn = useUser() !== null
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={laterTexts.menu}
      footer={
        <>
          {isSignedIn ? (
            <Button
              tone="quiet"
              icon={<LogOut size={16} aria-hidden="true" />}
              onClick={() => void leaveDesk()}
              className="mr-auto"
            >
              {laterTexts.logout}
            </Button>
          ) : null}
          <ThemeSwitch />
        </>
      }
    >
      <MainMenu isUpright onChoose={onClose} />
      {isSignedIn ? (
        <div className="mt-3 border-t border-line pt-3">
          <DeskMenu onChoose={onClose} />
        </div>
      ) : null}
    </Drawer>
  )
}
