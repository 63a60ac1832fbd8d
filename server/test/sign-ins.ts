import { hashPassword } from '../src/accounts/password.ts'
import type { Caller, TestApp } from './app.ts'
import { makePerson, type Person } from './make.ts'
import { goodPassword } from './registration-form.ts'

export type SignIns = ReturnType<typeof signInsOf>

/** What people do with passwords and sessions; whoever is made has `goodPassword`. */
export function signInsOf(market: TestApp) {
  return {
    async makeMember(change: Parameters<typeof makePerson>[1] = {}): Promise<{ ann: Person; asAnn: Caller }> {
      const ann = await makePerson(market.db, change)
      const password_hash = await hashPassword(goodPassword)
      await market.db.updateTable('users').set({ password_hash }).where('id', '=', ann.id).execute()
      return { ann, asAnn: await market.as(ann) }
    },
    login: (email: string, password: string) => market.guest.post('/api/auth/login', { body: { email, password } }),
    askReset: (email: string, from = '203.0.113.9') =>
      market.guest.post('/api/v1/password-resets', { body: { email }, headers: { 'x-forwarded-for': from } }),
    useReset: (token: string, password: string = nextPassword) =>
      market.guest.post('/api/v1/password-resets/use', { body: { token, password } }),
    asToken: (token: string) => market.as({ id: 0, email: '', token, companyId: undefined, role: 'buyer' }),
  }
}

export const nextPassword = 'eight quick cranes'

export const isSignedIn = async (caller: Caller) => (await caller.get('/api/auth/custom-session')).status === 200
