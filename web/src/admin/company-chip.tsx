import { type DeskPerson, listPeople } from '@fairquay/contract/admin/people-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../call.ts'
import { Chip } from '../ui/chip.tsx'
import { adminTexts } from './texts.ts'

type CompanyChipProps = {
  id: number
  listed: readonly DeskPerson[] | undefined
  onRemove: () => void
}

/** The company whose people are listed. Where the other filters leave nobody, any of its people says its name. */
export function CompanyChip({ id, listed, onRemove }: CompanyChipProps) {
  const query = { company: id, page: 1, perPage: 1 }
  const anybody = useQuery({
    queryKey: ['operator', 'people', query],
    queryFn: ({ signal }) => call(listPeople, { query, signal }),
    enabled: listed?.length === 0,
  })
  const somebody = listed?.[0] ?? anybody.data?.data[0]
  return <Chip name={somebody?.company?.name ?? adminTexts.companyById(id)} onRemove={onRemove} />
}
