import { resetMachine } from '#machines/reset.machine.ts';
import { ResetForm } from '#src/parts/ResetForm.tsx';
import { reset } from '../happenings/reset.happenings.ts';
import { walkPage } from './walk.tsx';

const labels = { code: 'Verification code', mail: 'E-mail', mobile: 'Mobile number', password: 'New password', again: 'Confirm password', country: 'Country code' };

walkPage({ machine: resetMachine, View: ResetForm }, reset, { by: { 'field.typed': ({ field, text }, hands) => hands.fill(labels[field], text) } });
