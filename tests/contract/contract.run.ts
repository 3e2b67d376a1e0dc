import { counting } from './check.ts';
import { examplesOf, faultOf, operations } from './contract.ts';
import { walkConventions } from './conventions.ts';
import { fuzz } from './fuzz.ts';
import { get, openMall, seen } from './mall.ts';
import { walkAsGuest, walkAsShopper } from './walk.ts';

// npm run contract: MALL_URL (and OPS_URL, where there is a simulation plane) say which mall; without them one of our own is started.
const mail = process.env['CONTRACT_MAIL'] || 'new@serendib.example';
const password = process.env['CONTRACT_PASSWORD'] || 'Demo#2026';

/** What cannot be reached without another actor: an identity issuer, a vault, a seller, a mailbox. */
const needsOthers = ['B2', 'B4', 'B5', 'K4', 'K5', 'K6', 'L2', 'L3', 'L4', 'L5', 'M7', 'M10'];
const needsPlane = ['B3', 'B6', 'B7', 'B8', 'B9', 'M9', 'M17', 'N1', 'N2', 'N3', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10', 'P1', 'P4', 'P5'];

const { check, count } = counting();
const mall = await openMall();
try {
  const login = () => get<{ access_token: string }>(mall.url, 'B1', { body: { userMail: mail, loginPassword: password } });
  for (const of of operations)
    for (const [status, example] of examplesOf(of))
      await check(`the example of ${of.id} ${status} is one`, async () => {
        const fault = faultOf(of, status, example);
        if (fault !== '') throw new Error(fault);
      });
  await walkAsGuest(check, mall.url);
  await walkConventions(check, mall.url, await login());
  await walkAsShopper(check, mall.url, mall.ops, mail, password);
  await fuzz(check, mall.url, (await login()).access_token);
  for (const { id, operationId } of operations.filter(
    (each) => !needsOthers.includes(each.id) && (mall.ops !== null || !needsPlane.includes(each.id)),
  ))
    await check(`${id} ${operationId} answers as the contract says`, async () => {
      if (!seen.has(id)) throw new Error('it never answered with 200');
    });
} finally {
  await mall.close();
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
