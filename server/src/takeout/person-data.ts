import type { PersonPart } from '@fairquay/contract/takeout/messages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Viewer } from '../session.ts'

export type PersonData = Record<PersonPart, unknown[]>

/**
 * Everything that is kept about a person, by part. Each names its columns, so that nothing secret that is added to a table later gets out. The texts of mails
 * are left out: whoever sits in a session that is not theirs must not read the link that changes the password.
 */
export async function findPersonData(db: Queryable, { userId, email }: Viewer): Promise<PersonData> {
  const questions = partsOf(userId, email)
  const parts = {} as PersonData
  for (const part of Object.keys(questions) as PersonPart[]) {
    const { rows } = await questions[part].execute(db)
    parts[part] = rows
  }
  return parts
}

function partsOf(id: number, email: string): Record<PersonPart, RawBuilder<unknown>> {
  return {
    account: sql`
      select u.id, u.email, u.first_name, u.last_name, u.phone_code, u.phone, u.role, u.created_at, u.email_confirmed_at, c.name as company, u.company_role
      from users u left join companies c on c.id = u.company_id where u.id = ${id}`,
    sessions: sql`
      select address, user_agent, way, created_at, seen_at, expires_at from sessions where user_id = ${id} order by created_at`,
    browsers: sql`select created_at, seen_at from known_devices where user_id = ${id} order by created_at`,
    two_step_sign_in: sql`
      select confirmed_at as since, (select count(*)::int from recovery_codes where user_id = ${id}) as recovery_codes
      from authenticators where user_id = ${id} and confirmed_at is not null`,
    operators_looking_on: sql`
      select case when a.is_offered then 'offered' else a.asked_by_name end as operator, a.reason, a.asked_at, a.decided_at, a.until, a.ended_at,
        (select json_agg(json_build_object('operator', v.operator_name, 'began_at', v.began_at, 'ended_at', v.ended_at) order by v.id) from support_visits v where v.access_id = a.id) as visits
      from support_access a where a.user_id = ${id} order by a.id`,
    passkeys: sql`
      select name, is_synced, created_at, last_used_at from passkeys where user_id = ${id} order by id`,
    company_sign_in: sql`
      select c.name as company, p.issuer, l.subject, l.created_at from company_logins l join company_providers p on p.company_id = l.company_id
      join companies c on c.id = l.company_id where l.user_id = ${id} order by l.created_at`,
    api_tokens: sql`
      select name, prefix, scopes, created_at, last_used_at, expires_at, revoked_at from api_tokens where user_id = ${id} order by id`,
    notification_settings: sql`
      select is_daily, digest_hour, time_zone from notification_settings where user_id = ${id}`,
    notification_choices: sql`
      select topic, in_app, by_mail from notification_choices where user_id = ${id} order by topic`,
    notifications: sql`
      select kind, facts, created_at, read_at from notifications where user_id = ${id} order by id`,
    mails: sql`
      select to_address, to_name, subject, created_at, sent_at from mails where to_address = ${email} order by id`,
    acceptances: sql`
      select document, number as version, accepted_at, way from acceptances where user_id = ${id} order by accepted_at`,
    newsletter: sql`select email, created_at, privacy_number as privacy_policy from newsletter_subscribers where email = ${email}`,
    invitations: sql`
      select c.name as company, i.role, i.email, i.sent_at, i.expires_at, i.invited_by = ${id} as by_you
      from invitations i join companies c on c.id = i.company_id where i.email = ${email} or i.invited_by = ${id} order by i.id`,
    cart: sql`
      select product_id, product_name, quantity, added_at, changed_at from cart_lines where user_id = ${id} order by added_at`,
    requests: sql`
      select id, kind, status, created_at from requests where buyer_user_id = ${id} order by id`,
    messages: sql`
      select t.request_id, m.person, m.company, m.text, m.is_question, m.created_at
      from request_messages m join request_threads t on t.id = m.thread_id where m.user_id = ${id} order by m.id`,
    offers: sql`
      select t.request_id, o.number, o.person, o.company, o.created_at, o.valid_until
      from request_offers o join request_threads t on t.id = o.thread_id where o.user_id = ${id} order by o.created_at`,
    orders: sql`
      select c.name as seller, o.number, o.year, o.status, o.ordered_at, o.delivery
      from orders o join companies c on c.id = o.seller_company_id where o.buyer_user_id = ${id} order by o.id`,
    order_events: sql`
      select order_id, event, facts, at from order_events where user_id = ${id} order by id`,
    reviews: sql`
      select order_id, product_id, stars, title, text, is_named, written_at, edited_at from reviews where user_id = ${id} order by id`,
    reports: sql`
      select c.thing, c.name, t.reason, t.text, t.at, t.decision, t.decided_at
      from reports t join report_cases c on c.id = t.case_id where t.user_id = ${id} order by t.id`,
    review_reports: sql`
      select review_id, reason, text, at, decision from review_reports where user_id = ${id} order by id`,
    uploads: sql`
      select i.name, i.format, i.bytes, u.created_at from uploads u join images i on i.id = u.image_id where u.user_id = ${id} order by u.created_at`,
    log: sql`
      select at, action, thing, name, before, after, actor_id = ${id} as by_you from audit_log
      where actor_id = ${id} or thing in ('person', 'member') and thing_id = ${id} order by id`,
  }
}
