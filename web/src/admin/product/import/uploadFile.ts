import { codeOf } from '#schema/sentences.ts';
import { FAILURE_MESSAGES } from '#web/lib/failures.ts';
import { asList, asObject, textOr } from '#web/lib/json.ts';
import type { Stores } from '#web/lib/stores.ts';
import type { Translatable } from '#web/lib/translatable.ts';
import { upload, UploadFailure, type Upload } from '#web/lib/upload.ts';

/** A file of products to upload. */
interface ProductFile extends Pick<Upload, 'file' | 'onProgress' | 'signal'> {
  /** The import whose rows with problems it corrects; null for a file of its own. */
  corrects: string | null;
}

/** Returns why the shop refused a file, with what it takes to translate it. */
const reasonIn = ({ error, fields }: Record<string, unknown>): Translatable => {
  const message = textOr(error, FAILURE_MESSAGES.internal);
  const sentence = asObject(asObject(asList(fields)[0])?.['sentence']);
  const code = codeOf(textOr(sentence?.['template'], message));
  if (code === undefined) return message;
  const params = Object.entries(asObject(sentence?.['params']) ?? {});
  return {
    message,
    wording: { code, params: params.map(([name, value]) => ({ name, value: String(value) })) },
  };
};

/** Uploads a file and returns the id of its import. @throws UploadFailure */
export const uploadFile = async (stores: Stores, { corrects, ...rest }: ProductFile): Promise<string> => {
  const query = new URLSearchParams({ name: rest.file.name, ...(corrects !== null && { corrects }) });
  const address = `/backend/admin/product-imports?${query}`;
  // Which type a browser gives a CSV file depends on the programs that are installed.
  const answer = await upload(stores, { address, type: 'text/csv', ...rest }, reasonIn);
  const id = textOr(answer['id'], null);
  if (id === null) throw new UploadFailure(FAILURE_MESSAGES.internal);
  return id;
};
