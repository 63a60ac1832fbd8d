import { orderTexts } from '../orders/texts.ts'
import { FileTimeline } from '../requests/file/file-timeline.tsx'
import { useFile } from '../requests/file/use-file.ts'

/** What was said in the deal before and since it was agreed, and where a message is written. */
export function OrderConversation({ requestId }: { requestId: number }) {
  const { file } = useFile(String(requestId))
  const request = file?.requests.find(({ id }) => id === requestId)
  if (!file || !request) return null
  return <FileTimeline file={file} request={request} company={request.supplier.id} title={orderTexts.conversation} />
}
