import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

type Check = ReturnType<Ajv['compile']>
type Write = ReturnType<FastifySerializerCompiler<unknown>>

const reading = addFormats.default(new Ajv({ coerceTypes: true, useDefaults: true, allErrors: false, strict: false }))
const exact = addFormats.default(
  new Ajv({ coerceTypes: false, useDefaults: true, allErrors: true, strict: false, maxErrors: 20 } as object),
)
const makeWriter = SerializerSelector()({})
const writers = new WeakMap<object, Write>()

/**
 * Query and path values arrive as text and are read as the types declared; bodies are taken exactly as they are. What checks or writes a schema is
 * made when its first value comes, and once in a process: made at the start for all calls it was 0.7 s of the 2 s that a start works.
 */
export function compileWhenUsed(http: FastifyInstance): void {
  http.setValidatorCompiler(compileCheck)
  http.setSerializerCompiler(compileWriter)
}

const compileCheck: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  // Ajv itself knows a schema again that it has compiled.
  const compile = () => (httpPart === 'body' ? exact : reading).compile(schema as object)
  let check: Check | undefined
  const checkLater = (value: unknown) => {
    check ??= compile()
    const fits = check(value) as boolean
    checkLater.errors = check.errors
    return fits
  }
  checkLater.errors = undefined as Check['errors']
  return checkLater
}

const compileWriter: FastifySerializerCompiler<unknown> = (route) => {
  const schema = route.schema as object
  return (value) => {
    let write = writers.get(schema)
    if (!write) {
      write = makeWriter({ ...route, httpStatus: route.httpStatus ?? '' })
      writers.set(schema, write)
    }
    return write(value)
  }
}
