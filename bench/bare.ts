// What the server is measured against: a bare Fastify route that answers with the bytes of the file named, and prints its port.
import { readFile } from 'node:fs/promises'
import { fastify } from 'fastify'

const http = fastify()
const files = process.argv.slice(2)
for (const [index, file] of files.entries()) {
  const text = await readFile(file, 'utf8')
  http.get(`/${index}`, async (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
}
await http.listen({ host: '127.0.0.1', port: 0 })
const address = http.server.address()
console.log(typeof address === 'object' ? address?.port : '')
