import { useId, useState } from 'react';
import { api } from '../api.ts';
import { Box, H3, Tool, Tools } from '../visualiser.styles.ts';

/** Opens a problem that was reported in the shop, by its code. */
export const ReportForm = ({ onLoad, onFault }: { onLoad: (text: string) => void; onFault: (sentence: string) => void }) => {
  const [code, setCode] = useState('');
  const id = useId();
  const open = (): void => {
    api<object>(`report.json?code=${encodeURIComponent(code.trim())}`).then(
      (report) => onLoad(JSON.stringify(report)),
      (failed: Error) => onFault(failed.message),
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <H3 as="label" htmlFor={id}>
        Open a reported problem by its code
      </H3>
      <Tools>
        <Box id={id} narrow value={code} autoComplete="off" spellCheck={false} onChange={(event) => setCode(event.currentTarget.value)} />
        <Tool type="submit" aria-disabled={code.trim() === '' || undefined}>
          Open
        </Tool>
      </Tools>
    </form>
  );
};
