import { page } from '#src/pages/login.page.tsx';
import { login } from '../happenings/login.happenings.ts';
import { walkPage } from './walk.tsx';

const labels = { loginId: 'E-mail or mobile number', code: 'Verification code', mail: 'E-mail', mobile: 'Mobile number', password: 'Password', country: 'Country code' };

walkPage(page, login, { by: { 'field.typed': ({ field, text }, hands) => hands.fill(labels[field], text) } });
