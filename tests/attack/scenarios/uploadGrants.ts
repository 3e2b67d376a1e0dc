import { firstWrong, scenario } from '../scenario.ts';

const LIMIT = 20;

export default scenario({
  name: 'upload grants',
  must: 'of 60 leaves to upload that one shopper asks for at once 20 are given, wherever he asks; the rest is told until when',
  async run(field) {
    const shopper = field.stranger();
    await field.login(shopper);
    const ask = async (): Promise<{ status: number; code: string | undefined; until: string | undefined }> => {
      const headers = { authorization: `Bearer ${shopper.cookies.get('token')}`, 'x-forwarded-for': field.stranger().address };
      const response = await fetch(`${field.mall}/p/oss/securityToken?purpose=review`, { headers });
      const body = (await response.json()) as { code?: string; data?: { until?: string } };
      return { status: response.status, code: body.code, until: body.data?.until };
    };
    const answers = await Promise.all(Array.from({ length: 60 }, ask));
    const given = answers.filter(({ status }) => status === 200).length;
    const held = answers.filter(({ code }) => code === 'RATE_LIMITED');
    return firstWrong(
      [given === LIMIT, `${given} were given`],
      [held.length === answers.length - given, 'some were answered otherwise'],
      [held.every(({ until }) => until !== undefined && Date.parse(until) > 0), 'a refusal does not say until when'],
    );
  },
});
