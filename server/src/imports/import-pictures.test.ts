import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { describePictureFault } from '@fairquay/contract/picture-fault.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countsOf, type ImportCommand, oldFile, openImportCommand } from '../../test/import-command.ts'
import { countImportRows } from '../../test/import-rows.ts'

let command: ImportCommand
let pictures: Server
beforeAll(async () => {
  command = await openImportCommand()
  pictures = createServer(async (request, response) => {
    if (request.url === '/photo.jpg') {
      const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0E6B57' } })
      response.end(await photo.jpeg().toBuffer())
    } else if (request.url === '/moved.jpg') response.writeHead(302, { location: '/photo.jpg' }).end()
    else if (request.url === '/page.jpg') response.end('<h1>Not a picture</h1>')
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => pictures.close(resolve))
  await command.close()
})
beforeEach(async () => {
  await command.changeCompany()
})

test('when something fails in the middle nothing is left, stored pictures included', async () => {
  const { port } = pictures.address() as AddressInfo
  const rows = Array.from(
    { length: 900 },
    (_, index) =>
      `p-${index},Product ${index},,Brand ${index},,,true,,,,,,,,,,,,,${index + 1},,,http://127.0.0.1:${port}/photo.jpg,1,,,,,,`,
  )
  const [header] = (await readFile(oldFile, 'utf8')).split('\n')
  const path = await command.save([header, ...rows].join('\n'), 'many.csv')
  const before = await countImportRows(command.db)
  await sql`
    create function fail_late() returns trigger language plpgsql as $$
    begin if new.name = 'Product 850' then raise exception 'planted'; end if; return new; end $$`.execute(command.db)
  await sql`create trigger fail_late before insert on products for each row execute function fail_late()`.execute(
    command.db,
  )
  try {
    await expect(command.run(path)).rejects.toThrow('broke off three times')
    expect(await countImportRows(command.db)).toBe(before)
  } finally {
    await sql`drop function fail_late cascade`.execute(command.db)
  }
  expect(countsOf(await command.run(path))).toBe('create 900, change 0, skip 0, refuse 0')
})

test('pictures are fetched and stored; those that cannot be had are warnings and are tried again', async () => {
  const { port } = pictures.address() as AddressInfo
  const at = (name: string) => `http://127.0.0.1:${port}/${name}`
  const row = (place: number, name: string) =>
    `mug,${place === 1 ? 'Mug' : ''},,,,,true,,,,,,,,,,,,,${place === 1 ? '9' : ''},,,${at(name)},${place},${name},,,,,`
  const [header] = (await readFile(oldFile, 'utf8')).split('\n')
  const names = ['page.jpg', 'moved.jpg', 'gone.jpg', 'photo.jpg']
  const path = await command.save([header, ...names.map((name, index) => row(index + 1, name))].join('\n'), 'mug.csv')
  const result = await command.run(path)
  expect(result.stored.counts).toMatchObject({ create: 1, pictures: 2 })
  const page = importMessages.pictureUnusable(
    at('page.jpg'),
    describePictureFault({ kind: 'other-kind', found: 'page' }),
  )
  expect(result.lines).toContain(`  line 2, Image Src: ${page}`)
  expect(result.lines).toContain(`  line 4, Image Src: ${at('gone.jpg')} answered 404.`)
  const [mug] = await command.findProducts()
  expect(mug?.images.map(({ source_url, alt }) => [source_url, alt])).toEqual([
    [at('moved.jpg'), 'moved.jpg'],
    [at('photo.jpg'), 'photo.jpg'],
  ])
  expect(countsOf(await command.run(path))).toBe('create 0, change 0, skip 1, refuse 0')
})

test('a picture on this machine or its network is not fetched', async () => {
  const { port } = pictures.address() as AddressInfo
  const asked: string[] = []
  pictures.on('request', (request) => asked.push(request.url ?? ''))
  const [header] = (await readFile(oldFile, 'utf8')).split('\n')
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '[::ffff:127.0.0.1]']) {
    const address = `http://${host}:${port}/photo.jpg`
    const path = await command.save(`${header}\nmug,Mug,,,,,true,,,,,,,,,,,,,9,,,${address},1,,,,,,\n`, 'inside.csv')
    const { lines } = await command.run(path, { fetching: { timeout: 2000 } })
    expect(lines).toContain(`  line 2, Image Src: ${address} leads to a private network and was not fetched.`)
  }
  expect(asked).toEqual([])
})
