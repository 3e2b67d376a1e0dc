import { useEffect, useState } from 'react';
import { Sheet } from '#src/design/layout/Sheet.tsx';
import { styled } from '#src/design/stitches.config.ts';
import { api } from './api.ts';
import { Small } from './visualiser.styles.ts';

const Text = styled('ol', {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '12px',
  lineHeight: '18px',
  overflow: 'auto',
  maxBlockSize: '62vh',
  listStyle: 'decimal',
  paddingInlineStart: '48px',
  whiteSpace: 'pre',
  backgroundColor: '$paper',
  borderRadius: '$s',
  '& li::marker': { color: '$inkSoft' },
  '& li[data-line]': { backgroundColor: '$accentSoft' },
});

/** A source, opened at a line. */
export const SourceSheet = ({ file, line, onClose }: { file: string; line: number; onClose: () => void }) => {
  const [text, setText] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    api<{ text: string }>(`source.json?file=${encodeURIComponent(file)}`).then(
      (read) => setText(read.text),
      (failed: Error) => setFault(failed.message),
    );
  }, [file]);
  return (
    <Sheet
      open
      wide
      onClose={onClose}
      title={file.split('/').at(-1) ?? file}
      lead={`${file}:${line}`}
      closeLabel="Close"
      busy={text === null && fault === ''}
    >
      {fault ? <Small>{fault}</Small> : null}
      <Text tabIndex={0} aria-label={`Source of ${file}`} role="region">
        {(text ?? '').split('\n').map((each, index) => (
          <li
            key={index}
            data-line={index + 1 === line || undefined}
            ref={(row) => (index + 1 === line ? row?.scrollIntoView({ block: 'center' }) : undefined)}
          >
            {each || ' '}
          </li>
        ))}
      </Text>
    </Sheet>
  );
};
