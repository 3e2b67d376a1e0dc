import { pictureId } from '#machines/rules/pictures.ts';

const picked = new Map<string, { file: File; preview: string }>();

/** Remembers a file of this device while its page lives; the same file has the same name. */
export const rememberFile = (file: File): string => {
  const id = pictureId(file);
  if (!picked.has(id)) picked.set(id, { file, preview: URL.createObjectURL(file) });
  return id;
};

/** The file; null where its page was loaded anew since. */
export const pickedFile = (id: string): File | null => picked.get(id)?.file ?? null;

/** An address that shows it. */
export const previewOf = (id: string): string | null => picked.get(id)?.preview ?? null;
