import { stripVTControlCharacters } from 'node:util'

/** What a run of tests came to. */
export type Result = { passed: number; failed: number; failures: readonly Failed[] }
export type Failed = { name: string; message: string }

/** What Vitest writes with `--reporter=json`: of it, what is read here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    name: string
    message: string
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[]
  }[]
}

/** What Playwright writes with `--reporter=json`: of it, what is read here. */
export type JourneysReport = {
  stats: { expected: number; unexpected: number }
  suites: readonly Suite[]
}
type Suite = {
  specs: readonly {
    title: string
    file: string
    line: number
    tests: readonly { status: string; results: readonly { errors: readonly { message?: string }[] }[] }[]
  }[]
  suites?: readonly Suite[]
}

export function readVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Result {
  const failures = testResults.flatMap(({ name: file, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => tell(`${file} › ${fullName}`, failureMessages ?? [])),
    // A file that could not be loaded has no tests that failed.
    ...(message ? [tell(file, [message])] : []),
  ])
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

export function readJourneys({ stats, suites }: JourneysReport): Result {
  const failuresOf = (suite: Suite): Failed[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) =>
          tell(
            `${file}:${line} › ${title}`,
            results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap(failuresOf),
  ]
  return { passed: stats.expected, failed: stats.unexpected, failures: suites.flatMap(failuresOf) }
}

/** As much of a message as says what was wrong; all of it stands where the test failed. */
const most = 1500

function tell(name: string, messages: readonly string[]): Failed {
  return { name, message: stripVTControlCharacters(messages.join('\n')).slice(0, most) }
}
