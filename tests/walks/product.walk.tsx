import { page } from '#src/pages/product.page.tsx';
import { product } from '../happenings/product.happenings.ts';
import { walkPage } from './walk.tsx';

walkPage(page, product);
