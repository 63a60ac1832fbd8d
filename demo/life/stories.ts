import { done } from './stories-done.ts'
import { ended } from './stories-ended.ts'
import { lately } from './stories-lately.ts'
import { running } from './stories-running.ts'
import type { Story } from './story.ts'

export const stories: readonly Story[] = [...done, ...ended, ...lately, ...running]
