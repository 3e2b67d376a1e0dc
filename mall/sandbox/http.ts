import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';

/** The request's JSON in the asked shape. @throws HTTPException 400 when it is not. */
export const read = async <Shape extends z.ZodType>(context: Context, shape: Shape): Promise<z.infer<Shape>> => {
  const body: unknown = await context.req.json().catch(() => undefined);
  const parsed = shape.safeParse(body);
  if (!parsed.success)
    throw new HTTPException(400, {
      res: context.json({ code: 'VALIDATION', problems: parsed.error.issues.map((issue) => issue.path.join('.')) }, 400),
    });
  return parsed.data;
};

/** A short public name for a private one. */
export const identify = (name: string): string => `pk_${createHash('sha256').update(name).digest('base64url').slice(0, 24)}`;
