import { formErrorsOf, textError, type FormErrors } from '../form/formErrors.ts';
import { isUnsent, type AttachedPicture } from '../pictures.ts';

/** What a shopper can do on the page of a refund itself; editing it has a page of its own. */
export const refundSteps = ['SEND_GOODS', 'CORRECT_EXPRESS', 'ESCALATE', 'WITHDRAW'] as const;
export type RefundStep = (typeof refundSteps)[number];
/** Those that want something filled in first; a withdrawal only wants a yes. */
export type WrittenStep = Exclude<RefundStep, 'WITHDRAW'>;

/** True for a step that wants a form. */
export const isWritten = (step: RefundStep | null): step is WrittenStep => step !== null && step !== 'WITHDRAW';

export type RefundField = 'company' | 'number' | 'words';
/** What is filled in for a step: who carries the goods back and under which number, or what the mall is told. */
export type RefundForm = Record<RefundField, string> & { pictures: AttachedPicture[] };

export const emptyRefundForm: RefundForm = { company: '', number: '', words: '', pictures: [] };

/** So long may what is filled in be (contract N7, N9), in characters. */
export const longestFields: Record<RefundField, number> = { company: 60, number: 40, words: 500 };

/** What a step wants to be filled in. */
export const fieldsOfStep = (step: RefundStep | null): readonly RefundField[] => {
  if (!isWritten(step)) return [];
  return step === 'ESCALATE' ? ['words'] : ['company', 'number'];
};

/** What is wrong with what was filled in for a step. */
export const refundFormErrors = (step: RefundStep | null, form: RefundForm): FormErrors<RefundField> =>
  formErrorsOf<RefundField>(
    Object.fromEntries(fieldsOfStep(step).map((field) => [field, textError(form[field].trim(), longestFields[field])])),
  );

/** True while a picture is on its way, or did not arrive. */
export const hasUnsent = ({ pictures }: Pick<RefundForm, 'pictures'>): boolean => pictures.some(isUnsent);
