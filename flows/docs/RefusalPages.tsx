import { languageTag, locales } from '#machines/model/locale.ts';
import { Links, machinePath, refusalPath, Said, StateLinks, To } from './links.tsx';
import type { RefusalText } from './markdownText.ts';
import type { MachineAbout } from './material.ts';
import { Numbers, Rows, Soft } from './site.styles.ts';

/** Where a refusal is met: the machines whose walks meet it, and the screens that show it. */
const metBy = (machines: readonly MachineAbout[], code: string) =>
  machines
    .map(({ named, refusals, screens }) => ({
      noun: named.noun,
      met: refusals.filter((each) => each.code === code),
      screens: screens.filter(({ problems }) => problems.includes(code)),
    }))
    .filter(({ met, screens }) => met.length + screens.length > 0);

/** One refusal: why it happens, what the shopper reads, where it is met and shown. */
export const RefusalPage = ({
  refusal: { code, why, facts, messages },
  machines,
}: {
  refusal: RefusalText;
  machines: readonly MachineAbout[];
}) => {
  const met = metBy(machines, code);
  return (
    <>
      <p>
        <Said text={why} />
      </p>
      <Rows>
        {facts.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>: <Said text={text} />
          </li>
        ))}
      </Rows>
      <section aria-labelledby="met-title">
        <h2 id="met-title">Where it is met</h2>
        {met.length === 0 ? <p>No committed walk or screen meets it.</p> : null}
        {met.map((where) => (
          <section key={where.noun}>
            <h3>
              <To page={machinePath(where.noun)}>{where.noun}</To>
            </h3>
            <Rows>
              {where.met.map(({ port, state, why: goesOn }) => (
                <li key={`${port} ${state}`}>
                  <code>{port}</code> is refused, then <StateLinks noun={where.noun} state={state} />: <Said text={goesOn} />
                </li>
              ))}
              {[...new Set(where.screens.map(({ state }) => state))].map((state) => (
                <li key={state}>
                  Shown in {state}:{' '}
                  <Links
                    to={where.screens
                      .filter((screen) => screen.state === state)
                      .map(({ slug }) => ({ page: `${machinePath(where.noun)}#${slug}`, name: slug }))}
                  />
                </li>
              ))}
            </Rows>
          </section>
        ))}
      </section>
      <section aria-labelledby="read-title">
        <h2 id="read-title">What the shopper reads</h2>
        {messages.map(({ id, sentences }) => (
          <section key={id}>
            <h3>
              <code>{id}</code>
            </h3>
            <Numbers>
              {sentences.map(([language, sentence], index) => (
                <div key={language}>
                  <dt>{language}</dt>
                  <dd lang={languageTag(locales[index] ?? 'en')} style={{ fontSize: '1rem' }}>
                    {sentence}
                  </dd>
                </div>
              ))}
            </Numbers>
          </section>
        ))}
      </section>
    </>
  );
};

/** Every refusal with the machines that meet it. */
export const RefusalsPage = ({ refusals, machines }: { refusals: readonly RefusalText[]; machines: readonly MachineAbout[] }) => (
  <Rows>
    {refusals.map(({ code, why }) => (
      <li key={code} id={code}>
        <h2>
          <To page={refusalPath(code)}>{code}</To>
        </h2>
        <p>
          <Said text={why} />
        </p>
        <Soft as="p">
          Met by <Links to={metBy(machines, code).map(({ noun }) => ({ page: `${machinePath(noun)}#refusals`, name: noun }))} />
          {metBy(machines, code).length === 0 ? 'no committed walk' : null}
        </Soft>
      </li>
    ))}
  </Rows>
);
