import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import { readText } from '../platform/http/requestBody.ts';

/**
 * Reads a JSON body of the simulation plane, of at most `most` bytes. @throws HTTPException 400 with the reasons; Refusal VALIDATION (413)
 */
export async function simulationBody<Schema extends z.ZodType>(request: Request, schema: Schema, most?: number): Promise<z.output<Schema>> {
  const text = await readText(request, most);
  let value: unknown = {};
  try {
    if (text !== '') value = JSON.parse(text);
  } catch {
    throw new HTTPException(400, { message: 'not JSON' });
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new HTTPException(400, { message: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') });
  return parsed.data;
}
