import { finishCompanySignIn } from '@fairquay/contract/accounts/company-sign-in/endpoints.ts'
import { companySignInFaultNames } from '@fairquay/contract/accounts/company-sign-in/faults.ts'
import { companySignInFaults } from '@fairquay/contract/accounts/company-sign-in/messages.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../call.ts'
import { CallFailure } from '../../call-failure.ts'
import { beginSession } from '../../session.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { holdTicket } from '../second-step-ticket.ts'
import { useGoOn } from '../use-go-on.ts'
import { readNext, takeReturn, takeVisit } from './company-visit.ts'
import { linkLook } from './start-page.tsx'
import { companySignInTexts as say } from './texts.ts'

/** Whoever is back from their provider is signed in, or reads why not. */
export function ReturnPage() {
  useTitle(say.startTitle)
  const begun = useRef(false)
  const navigate = useNavigate()
  const [next] = useState(readNext)
  const goOn = useGoOn(next)
  const finishing = useMutation({
    mutationFn: async () => {
      const [back, visit] = [takeReturn(), takeVisit()]
      const fault = companySignInFaultNames.find((known) => known === back?.fault)
      if (fault || !back?.code || !visit) throw new Error(companySignInFaults[fault ?? 'over'])
      try {
        beginSession(await call(finishCompanySignIn, { body: { code: back.code, browser: visit.browser } }))
      } catch (error) {
        if (!(error instanceof CallFailure && error.code === 'second_step' && error.details.ticket)) throw error
        holdTicket(error.details.ticket)
        return navigate({ to: '/secured/second-step', search: next ? { next } : {}, replace: true })
      }
      return goOn()
    },
  })
  const { mutate } = finishing
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    mutate()
  }, [mutate])
  if (!finishing.error)
    return (
      <p role="status" className="flex items-center gap-3 text-soft">
        <Spinner />
        {say.returning}
      </p>
    )
  return (
    <div className="w-full max-w-sm">
      <h1 className="text-3xl">{say.failedTitle}</h1>
      <p role="alert" className="mt-4 rounded-md bg-brick-tint px-4 py-3 font-medium text-brick">
        {finishing.error.message}
      </p>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <Link to="/secured/company" className={linkLook}>
          {say.again}
        </Link>
        <Link to="/secured/login" className={linkLook}>
          {say.withPassword}
        </Link>
      </p>
    </div>
  )
}
