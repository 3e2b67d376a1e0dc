import { useId, useState } from 'react';
import { VisuallyHidden } from '#src/design/VisuallyHidden.tsx';
import { hashOf } from './address.ts';
import { save } from './export/picture.ts';
import { Tool, Tools } from './visualiser.styles.ts';
import { packed, type Session } from './session/file.ts';

/** Links longer than this are cut by what people send them with. */
const longestLink = 32_000;

/** Keep what happened as a file, share it as a link, load another, or another tool's chart. `session` is null where nothing is to keep. */
export const SessionTools = ({
  session,
  name,
  onLoad,
  onFault,
}: {
  session: Session | null;
  name: string;
  onLoad: (text: string) => void;
  onFault: (sentence: string) => void;
}) => {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const share = async (): Promise<void> => {
    const link = await packed(JSON.stringify(session));
    if (link.length > longestLink)
      return onFault(`This session is too long for a link (${Math.ceil(link.length / 1_000)} kB): save it as a file instead.`);
    location.hash = hashOf({ machine: null, item: null, session: link });
    await navigator.clipboard?.writeText(location.href).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Tools role="group" aria-label="Session">
      <Tool
        type="button"
        aria-disabled={session === null || undefined}
        onClick={
          session
            ? () => save(`${name}.session.json`, new Blob([JSON.stringify(session, null, 2)], { type: 'application/json' }))
            : undefined
        }
      >
        Save
      </Tool>
      <Tool
        type="button"
        aria-disabled={session === null || undefined}
        onClick={session ? () => void share() : undefined}
        onBlur={() => setCopied(false)}
      >
        {isCopied ? 'Link copied' : 'Share link'}
      </Tool>
      <Tool type="button" onClick={() => document.getElementById(id)?.click()}>
        Load
      </Tool>
      <VisuallyHidden
        as="input"
        id={id}
        type="file"
        accept=".json,.scxml,.xml"
        tabIndex={-1}
        aria-label="Session file"
        onChange={(event) => {
          const input = event.currentTarget as unknown as HTMLInputElement;
          const [file] = input.files ?? [];
          void file?.text().then(onLoad);
          input.value = '';
        }}
      />
    </Tools>
  );
};
