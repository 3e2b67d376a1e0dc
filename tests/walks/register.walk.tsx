import { page } from '#src/pages/register.page.tsx';
import { register } from '../happenings/register.happenings.ts';
import { walkPage } from './walk.tsx';

const labels = {
  nickName: 'Nickname', code: 'Verification code', mail: 'E-mail', mobile: 'Mobile number', password: 'Password', again: 'Confirm password', invite: 'Invite code (optional)', country: 'Country code',
};

walkPage(page, register, { by: { 'field.typed': ({ field, text }, hands) => hands.fill(labels[field], text) } });
