declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** `dh`: the point of whoever reads; it and `authSecret` as base64url. */
  type EncryptKeys = { version: 'aes128gcm'; privateKey: ECDH; dh: string; authSecret: string };
  type DecryptKeys = Omit<EncryptKeys, 'dh'>;
  const httpEce: {
    /** Encrypts a message of at most 3,993 bytes for one subscription (RFC 8188, 8291); the answer begins with its header. */
    encrypt(text: Buffer, keys: EncryptKeys): Buffer;
    /** Decrypts what `encrypt` made, with the keys of the subscription. */
    decrypt(body: Buffer, keys: DecryptKeys): Buffer;
  };
  export default httpEce;
}
