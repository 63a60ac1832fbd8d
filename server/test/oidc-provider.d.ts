declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  /** The parts of koa's context that the tests look at. */
  type Context = { path: string; body: unknown }

  class Grant {
    constructor(of: { accountId: string; clientId: string })
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  /** The part of what the package offers that the tests use. */
  export class Provider {
    constructor(issuer: string, configuration: object)
    callback(): RequestListener
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ prompt: { name: string }; params: Record<string, unknown> }>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
    Grant: typeof Grant
  }
}
