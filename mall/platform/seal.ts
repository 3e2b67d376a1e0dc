import { createCipheriv, createDecipheriv } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts and authenticates `text` (AES-256-GCM): base64 of nonce, tag and cipher text. A nonce of 12 bytes serves one text of a key of 32
 * bytes.
 */
export function seal(key: Buffer, nonce: Buffer, text: string): string {
  const cipher = createCipheriv(CIPHER, key, nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** Decrypts what `seal` made. @throws where the key is another one, or the text was touched */
export function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAuthTag(
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
  );
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
