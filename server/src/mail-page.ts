import { labelAction, type MailBlock, readMailBlocks } from '@fairquay/contract/mail-blocks.ts'

/** What a page of a mail needs to know of the marketplace. */
type House = { name: string; publicUrl: string }

/**
 * The text of a mail as a page in the look of the marketplace, for mail programs: tables and styles on every element, since they know little else; nothing is
 * fetched from anywhere. It says what the text says, and every word of it is escaped: others have typed some.
 */
export function writeMailPage(
  { subject, text }: { subject: string; text: string },
  { name, publicUrl }: House,
): string {
  const { blocks, foot } = readMailBlocks(text, { name, home: publicUrl })
  const preview = blocks.flatMap((block) => (block.is === 'text' ? block.lines : []))[1] ?? ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${safe(subject)}</title>
<style>${dark}</style></head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf7;color:#10201c;${font}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${safe(preview.slice(0, 140))}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 4px 16px">${writeHead(name, publicUrl)}</td></tr>
<tr><td class="surface line" style="background:#ffffff;border:1px solid #e5e3db;border-radius:12px;padding:28px 28px 24px">
<h1 style="margin:0 0 18px;font-size:20px;line-height:1.3;font-weight:600;letter-spacing:-.01em">${safe(subject)}</h1>
${blocks
  .filter((block) => !isSaid(block, subject))
  .map((block, place) => writeBlock(block, place === 0, publicUrl))
  .join('\n')}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;font-size:13px;line-height:1.5;color:#475650">
<p style="margin:0 0 6px">${safe(name)}</p>
${foot.map((block) => writeFoot(block)).join('\n')}
</td></tr></table></td></tr></table></body></html>`
}

/** A heading of the text that stands in the subject already, which is the heading of the page. */
function isSaid(block: MailBlock, subject: string): boolean {
  return block.is === 'text' && block.lines.length === 1 && subject.startsWith(block.lines[0] ?? '')
}

const font =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55"

/** For programs that draw dark: those that do not know it keep what stands on the elements. */
const dark = `@media (prefers-color-scheme: dark){.paper{background:#0f1513!important;color:#e8efec!important}.surface{background:#161e1b!important}
.line{border-color:#2a3531!important}.soft{color:#b1bfb9!important}.quay{background:#63cdb0!important;color:#06231b!important}.link{color:#63cdb0!important}.tint{background:#17332b!important}}
@media (max-width:480px){.surface{padding:22px 18px!important}.name{display:block!important;width:auto!important;padding-bottom:0!important}.value{display:block!important;padding-top:0!important}}`

function writeHead(name: string, publicUrl: string): string {
  const letter = safe([...name.trim()][0]?.toUpperCase() ?? '')
  return `<a href="${safe(publicUrl)}" style="text-decoration:none;color:inherit"><table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td class="quay" align="center" width="32" height="32" style="background:#0e6b57;color:#ffffff;border-radius:8px;font-weight:700;font-size:17px;line-height:32px">${letter}</td>
<td style="padding-left:10px;font-weight:600;font-size:18px;letter-spacing:-.02em">${safe(name)}</td></tr></table></a>`
}

function writeBlock(block: MailBlock, isFirst: boolean, home: string): string {
  if (block.is === 'text') return paragraph(block.lines, isFirst ? 'margin:0 0 14px' : undefined)
  if (block.is === 'quote')
    return `<blockquote class="tint line" style="margin:0 0 18px;padding:12px 16px;background:#e3f1ec;border-radius:8px">${lines(block.lines)}</blockquote>`
  if (block.is === 'sum')
    return `<p style="margin:0 0 18px;font-size:18px;font-weight:600">${safe(block.label)}: ${safe(block.value)}</p>`
  if (block.is === 'item')
    return `<div class="line" style="margin:0 0 12px;padding:10px 0 0;border-top:1px solid #e5e3db"><p style="margin:0;font-weight:600">${safe(block.name)}</p>
<p class="soft" style="margin:2px 0 0;font-size:14px;color:#475650">${lines(block.lines)}</p></div>`
  if (block.is === 'facts') return writeFacts(block)
  return `${block.lead.length > 0 ? paragraph(block.lead) : ''}<p style="margin:0 0 20px"><a class="quay" href="${safe(block.address)}" style="display:inline-block;background:#0e6b57;color:#ffffff;text-decoration:none;font-weight:600;padding:11px 20px;border-radius:8px">${safe(labelAction(block, home))}</a></p>`
}

function writeFacts({ heading, rows }: Extract<MailBlock, { is: 'facts' }>): string {
  const cells = rows.map((row) =>
    'line' in row
      ? `<tr><td colspan="2" style="padding:2px 0;font-size:15px;overflow-wrap:anywhere">${safe(row.line)}</td></tr>`
      : `<tr><td class="soft name" width="40%" valign="top" style="padding:2px 12px 2px 0;font-size:15px;color:#475650">${safe(row.name)}</td>
<td class="value" valign="top" style="padding:2px 0;font-size:15px;overflow-wrap:anywhere">${safe(row.value)}</td></tr>`,
  )
  return `<p style="margin:0 0 4px;font-weight:600">${safe(heading)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px">${cells.join('')}</table>`
}

function writeFoot(block: MailBlock): string {
  if (block.is !== 'action') return block.is === 'text' ? paragraph(block.lines, 'margin:0 0 6px') : ''
  return `<p style="margin:0 0 6px"><a class="link" href="${safe(block.address)}" style="color:#0e6b57">${safe(block.label || block.address)}</a></p>`
}

function paragraph(words: readonly string[], style = 'margin:0 0 16px'): string {
  return `<p style="${style};overflow-wrap:anywhere">${lines(words)}</p>`
}

function lines(words: readonly string[]): string {
  return words.map(safe).join('<br>')
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function safe(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
}
