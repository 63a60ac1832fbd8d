import {
  Armchair,
  Baby,
  BrickWall,
  Car,
  Coffee,
  Cpu,
  Droplet,
  Dumbbell,
  Factory,
  Gem,
  HardHat,
  HeartPulse,
  type LucideIcon,
  Package,
  PawPrint,
  Plug,
  Printer,
  Shirt,
  Spool,
  Sprout,
  Truck,
  Utensils,
  Wheat,
  Wrench,
} from 'lucide-react'

/** The line icons an industry can have, by the name the server sends. */
const icons: Record<string, LucideIcon> = {
  armchair: Armchair,
  baby: Baby,
  'brick-wall': BrickWall,
  car: Car,
  coffee: Coffee,
  cpu: Cpu,
  droplet: Droplet,
  dumbbell: Dumbbell,
  factory: Factory,
  gem: Gem,
  'hard-hat': HardHat,
  'heart-pulse': HeartPulse,
  'paw-print': PawPrint,
  plug: Plug,
  printer: Printer,
  shirt: Shirt,
  spool: Spool,
  sprout: Sprout,
  truck: Truck,
  utensils: Utensils,
  wheat: Wheat,
  wrench: Wrench,
}

/** Names to choose from; 'package' is what an unknown name shows. */
export const industryIconNames: readonly string[] = ['package', ...Object.keys(icons)]

/** An unknown name shows a parcel. */
export function IndustryIcon({ name, size = 18 }: { name: string; size?: number }) {
  const Icon = (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? Package
  return <Icon size={size} aria-hidden="true" />
}
