import { page } from '#src/pages/product.page.tsx';
import { product } from '#tests/happenings/product.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, product);
