// Makes the data folder with the demo marketplace that tests and journeys copy, when the present sources have none yet.
import { prepareDemo } from '../server/test/prepare-demo.ts'

await prepareDemo()
