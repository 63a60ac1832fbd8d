import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { caseActs, caseGroups, ownReport, reportCase, reportForm } from './shapes.ts'

export const sendReport = endpoint({
  method: 'POST',
  path: '/api/v1/reports',
  access: 'signedIn',
  summary:
    'Report a product, a company or a message to the operator, with a reason; each person once until it is decided',
  body: reportForm,
  answer: Type.Object({ success: Type.Boolean() }),
  status: 201,
  idempotent: true,
  refuses: ['too_many', 'not_found', 'conflict'],
})

export const listOwnReports = endpoint({
  method: 'GET',
  path: '/api/v1/reports',
  access: 'signedIn',
  summary: 'What the person has reported, newest first, reviews among it, and what became of it',
  query: Type.Object({ ...pageQuery }),
  answer: Type.Object({ data: Type.Array(ownReport), pagination }),
})

export const listReportCases = endpoint({
  method: 'GET',
  path: '/api/v1/operator/reports',
  access: 'admin',
  summary:
    'What was reported, a case for each thing: those open, the longest waiting first, or those decided, the last first',
  query: Type.Object({ ...pageQuery, group: Type.Optional(Type.Enum(caseGroups)) }),
  answer: Type.Object({ data: Type.Array(reportCase), pagination }),
})

export const decideOnCase = endpoint({
  method: 'POST',
  path: '/api/v1/operator/reports/:id/decision',
  access: 'admin',
  summary:
    'Settle a case: no action, a warning to the company by mail, or hide the thing; or reopen one that was settled, which lifts what was hidden',
  params: Type.Object({ id }),
  body: closed({ act: Type.Enum(caseActs), reason: text(1000) }),
  answer: Type.Object({ success: Type.Boolean() }),
  refuses: ['conflict'],
})
