import { Router, type RequestHandler } from 'express';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#schema/limits.ts';
import { BadRequest, NotFound } from '#kernel/errors.ts';
import type { ContextOf } from '#platform/http/context.ts';
import { REST_PRICES } from '#platform/http/rest/rest-prices.ts';
import type { CachedRenditions } from './renditions/cached-renditions.ts';
import { PictureCache, type Rendition } from './renditions/picture-cache.ts';
import type { Originals } from './store/picture-store.ts';

/**
 * Matches `/<key>/<width>.<format>` in the undecoded URL, so that nothing percent-encoded matches. Keys of uploaded
 * pictures contain their folder; keys of demo pictures may.
 */
const address =
  /^\/(?:demo\/)?(?<name>(?:(?<!demo\/)(?:upload|product)\/)?[a-z0-9]+(?:-[a-z0-9]+)*)\/(?<width>[^/]+)\.(?<format>[^/.]+)$/;
const longestName = 150;

/** What belongs to the shop never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * What was uploaded never changes either, but may be deleted, as with an account: proxies ask again after five minutes,
 * for as long as a server takes a picture to be where it was.
 */
const UNTIL_DELETED = 'public, max-age=31536000, s-maxage=300, immutable';

/**
 * Delivers pictures: `GET /pictures/{key}/{width}.{avif|webp|jpg}`, never larger than the original, and `share.jpg` for
 * chats; a narrower one for browsers that save data (`Save-Data: on`). Browsers may cache them for ever, so a changed
 * picture must get a new key. Originals are searched in these places, in this order; the forms may be deleted at any
 * time.
 */
export const pictureRoutes = (
  { places, forms }: { places: readonly Originals[]; forms: CachedRenditions },
  contextOf?: ContextOf,
): Router => {
  const cache = new PictureCache(places, forms);
  const deliver: RequestHandler = async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    response.vary('Save-Data');
    const requested = readForm(request.path);
    const form = request.get('Save-Data') === 'on' ? smaller(requested) : requested;
    const file = await cache.find(form, () => contextOf?.(request, response).chargeQuota(REST_PRICES.read));
    if (file === undefined) throw new NotFound('There is no such picture.');

    response.set({
      'Cache-Control': /^(?:upload|product)\//.test(form.name) ? UNTIL_DELETED : FOR_EVER,
      ETag: `"${file.size.toString(36)}-${Math.floor(file.modifiedMs).toString(36)}"`,
    });
    const options = { cacheControl: false, dotfiles: 'allow' } as const;
    response.sendFile(file.path, options, (error?: NodeJS.ErrnoException) => {
      // A client that has disconnected needs no answer.
      if (error === undefined || error.code === 'ECONNABORTED' || response.headersSent) return;
      response.removeHeader('ETag');
      response.set('Cache-Control', 'no-store');
      next(error);
    });
  };
  return Router({ caseSensitive: true }).use('/pictures', deliver);
};

/** Returns the rendition for who saves data: at most six tenths as wide, so a third of the bytes or a little more. */
const smaller = (requested: Rendition): Rendition => {
  const width = PICTURE_WIDTHS.findLast((known) => known <= 0.6 * Number(requested.width));
  return { ...requested, width: width ?? requested.width };
};

const readForm = (sent: string): Rendition => {
  const { name, width, format } = address.exec(sent)?.groups ?? {};
  if (name === undefined || name.length > longestName) throw new NotFound('There is no such picture.');
  if (`${width}.${format}` === 'share.jpg') return { name, width: 'share', format: 'jpg' };
  const knownWidth = PICTURE_WIDTHS.find((known) => String(known) === width);
  if (knownWidth === undefined) throw new BadRequest(`Pictures come in these widths: ${PICTURE_WIDTHS.join(', ')}.`);
  const knownFormat = PICTURE_FORMATS.find((known) => known === format);
  if (knownFormat === undefined) throw new BadRequest(`Pictures come in these formats: ${PICTURE_FORMATS.join(', ')}.`);
  return { name, width: knownWidth, format: knownFormat };
};
