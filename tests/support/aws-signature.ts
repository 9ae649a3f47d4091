import { createHash, createHmac } from 'node:crypto';

/**
 * The AWS Signature Version 4 that a request must carry, computed from its headers by the published algorithm. It shares
 * no code with the library that signs, so that the test can find a wrong signature.
 */
export async function expectedSignature(request: Request, secretAccessKey: string): Promise<string> {
  const authorization = request.headers.get('authorization') ?? '';
  const [, scope = '', names = ''] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const url = new URL(request.url);
  const headers = names.split(';').map((name) => {
    const value = name === 'host' ? url.host : request.headers.get(name);
    return `${name}:${(value ?? '').trim().replace(/\s+/g, ' ')}\n`;
  });
  const canonical = [
    request.method,
    // The path of the request is encoded once more, for every service except S3.
    url.pathname.split('/').map(encoded).join('/'),
    [...url.searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .toSorted()
      .join('&'),
    headers.join(''),
    names,
    sha256(await request.clone().text()),
  ].join('\n');
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const toSign = ['AWS4-HMAC-SHA256', request.headers.get('x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, toSign).toString('hex');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
