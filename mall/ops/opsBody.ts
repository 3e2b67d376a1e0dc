import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';

/** Reads a JSON body of the simulation plane. @throws HTTPException 400 with the reasons */
export async function opsBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const text = await request.text();
  let value: unknown = {};
  try {
    if (text !== '') value = JSON.parse(text);
  } catch {
    throw new HTTPException(400, { message: 'not JSON' });
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new HTTPException(400, { message: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') });
  return parsed.data;
}
