import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, useId } from 'react'
import { LoadError } from './load-error.tsx'
import { uiTexts } from './texts.ts'

/**
 * A part of a page whose code comes by itself, for inside a `Suspense`. When it does not come, the part says so in its own place and leaves the page alone;
 * `isOptional`, which nobody misses or which has no room to say so, stays away. It is asked for again whenever it is wanted anew.
 */
export function lazyPart<
  Name extends string,
  // biome-ignore lint/suspicious/noExplicitAny: each part has its own properties, which only its place knows
  Module extends { [Part in Name]: ComponentType<any> },
>(load: () => Promise<Module>, name: Name, isOptional = false) {
  function Missing(props: object) {
    const { data, refetch, isFetching } = useQuery({ queryKey: ['code', useId()], queryFn: load })
    if (data) {
      const Part: ComponentType<object> = data[name]
      return <Part {...props} />
    }
    return isOptional ? null : (
      <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
        {uiTexts.partFailed}
      </LoadError>
    )
  }
  return lazy<Module[Name]>(() =>
    load().then(
      (module) => ({ default: module[name] }),
      // Drawn in its place with its properties.
      () => ({ default: Missing as Module[Name] }),
    ),
  )
}
