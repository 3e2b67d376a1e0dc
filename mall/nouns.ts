import type { Noun } from './noun.ts';
import { contentNoun } from './content/content.routes.ts';
import { regionNoun } from './region/region.routes.ts';
import { sessionNoun } from './session/session.routes.ts';
import { userNoun } from './user/user.routes.ts';

/** The mall, noun by noun; filled in this order. */
export const nouns: readonly Noun[] = [regionNoun, contentNoun, sessionNoun, userNoun];
