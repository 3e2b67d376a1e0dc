import { expect, test } from 'vitest';
import { RefundWords } from '#src/components/refund/RefundWords.tsx';
import {
  acceptedRefund,
  deniedRefund,
  endedRefund,
  escalatedRefund,
  goodsRefusedRefund,
  refundDetail,
  rejectedRefund,
} from '../fixtures/refunds.ts';
import { drawn } from './drawn.tsx';

const agreed = 'What the shop said: We are sorry about the zip';
const refused = 'What the shop said: The zip was fine when it left';

test.each([
  ['asked for', refundDetail(), []],
  ['refused', rejectedRefund(), [refused]],
  ['in dispute', escalatedRefund(), [refused]],
  ['decided', deniedRefund(), [refused, 'Our decision: The cut is a clean one, made after it was opened']],
  ['decided without a word', { ...deniedRefund(), sellerMsg: null }, [refused]],
  ['accepted', acceptedRefund(), [agreed]],
  ['accepted without a word', { ...acceptedRefund(), sellerMsg: null }, []],
  ['refused when its goods had come', goodsRefusedRefund(), ['What the shop said: An empty box']],
  ['refused, asked for anew and accepted', { ...endedRefund('SUCCESS'), rejectMessage: 'The zip was fine when it left' }, [agreed]],
])('Of a refund that is %s, the last word of each side is told', (_, refund, words) => {
  const told = [...drawn(<RefundWords refund={refund} />).querySelectorAll('strong')].map(
    (title) => `${title.textContent}: ${title.nextElementSibling?.textContent}`,
  );
  expect(told).toEqual(words);
});
