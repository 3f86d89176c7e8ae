/** Constants and sentences of products that admins save, for pages and services. */
import { MAX_VARIANTS } from './product.ts';
import { MAX_UPLOAD_MEGABYTES } from './review.ts';

/** The most general pictures of a product. */
export const MAX_PICTURES = 24;

/** The most colours of a product. */
export const MAX_COLORS = 12;

/** The most sizes of a product. */
export const MAX_SIZES = 12;

/** The most attributes of a product. */
export const MAX_ATTRIBUTES = 40;

/** The highest price, in cents. */
export const MAX_PRICE_CENTS = 100_000_000;

/** The most pieces of a product or variant. */
export const MAX_STOCK = 1_000_000;

/** The most characters of the texts of a product. */
export const PRODUCT_LENGTHS = {
  name: 200,
  brand: 80,
  tag: 60,
  note: 200,
  shortDescription: 600,
  description: 6000,
  secondDescription: 6000,
  sku: 64,
  color: 40,
  size: 20,
  alt: 250,
  attributeName: 60,
  attributeValue: 200,
} as const;

/** Why a picture is not fetched from a URL. Nothing is said of what another server has answered. */
export const PICTURE_URL_MESSAGES = {
  noWebAddress: 'Enter the full address of a picture: it begins with https:// or http://.',
  withPassword: 'An address with a name and a password in it is not fetched.',
  otherPort: 'Pictures are fetched from the usual ports of the web only.',
  notPublic: 'This address is not on the public internet. Upload the picture instead.',
  notReached: 'No picture can be fetched from this address. Check it, or upload the picture instead.',
  notThere: 'There is no picture at this address.',
  noPicture: 'What is at this address is no JPEG, PNG, WebP or AVIF picture.',
  tooLarge: `The picture at this address is too large: ${MAX_UPLOAD_MEGABYTES} MB at most.`,
  tooManyRedirects: 'This address leads on to too many others.',
  tooSlow: 'Fetching the picture took too long. Try again, or upload the picture instead.',
} as const;

/** Sentences about a product that an admin saves. */
export const PRODUCT_MESSAGES = {
  nameRequired: 'Enter the name of the product.',
  nameTooLong: `The name is too long: ${PRODUCT_LENGTHS.name} characters at most.`,
  brandTooLong: `The brand is too long: ${PRODUCT_LENGTHS.brand} characters at most.`,
  tagTooLong: `The tag is too long: ${PRODUCT_LENGTHS.tag} characters at most.`,
  noteTooLong: `The note is too long: ${PRODUCT_LENGTHS.note} characters at most.`,
  shortDescriptionTooLong: `The short description is too long: ${PRODUCT_LENGTHS.shortDescription} characters at most.`,
  descriptionTooLong: `The description is too long: ${PRODUCT_LENGTHS.description} characters at most.`,
  categoryRequired: 'Choose a category.',
  categoryUnknown: 'This category is not in the shop, or has categories below it: choose one of those.',
  priceInvalid: 'Enter a price from $0.01 to $1,000,000.',
  oldPriceLower: 'The old price must be higher than the price.',
  stockInvalid: 'Enter the number of pieces in stock: a whole number from 0 to 1,000,000.',
  stockChanged: 'The stock has changed meanwhile: it is {available} now.',
  pictureRequired: 'Add at least one picture: only a draft that is not to be published may be without.',
  tooManyProductPictures: `Too many pictures: ${MAX_PICTURES} at most.`,
  pictureTwice: 'This picture is there twice.',
  pictureUnknown: 'This picture is no longer there. Please add it again.',
  altTooLong: `The description of a picture is too long: ${PRODUCT_LENGTHS.alt} characters at most.`,
  colorInvalid: `A colour has 1 to ${PRODUCT_LENGTHS.color} characters.`,
  colorTwice: 'This colour is there twice.',
  tooManyColors: `Too many colours: ${MAX_COLORS} at most.`,
  sizeInvalid: `A size has 1 to ${PRODUCT_LENGTHS.size} characters.`,
  sizeTwice: 'This size is there twice.',
  tooManySizes: `Too many sizes: ${MAX_SIZES} at most.`,
  attributeNameInvalid: `The name of an attribute has 1 to ${PRODUCT_LENGTHS.attributeName} characters, and no : and |.`,
  attributeValueInvalid: `The value of an attribute has 1 to ${PRODUCT_LENGTHS.attributeValue} characters, and no |.`,
  attributeTwice: 'This attribute is there twice.',
  tooManyAttributes: `Too many attributes: ${MAX_ATTRIBUTES} at most.`,
  skuInvalid: `A SKU has 1 to ${PRODUCT_LENGTHS.sku} mailTemplates A to Z, digits, and the signs - _ . /`,
  skuTwice: 'Two variants have this SKU.',
  skuTaken: 'Another product has this SKU already.',
  variantChoice: 'A variant needs one of the colours and one of the sizes, where there are any.',
  variantTwice: 'This variant is there twice.',
  tooManyVariants: `Too many variants: ${MAX_VARIANTS} at most.`,
  variantsNeeded: 'The stock of this product is counted by variant: it needs at least one.',
  variantReserved: '{variant} is in open orders: it cannot be removed until they are delivered.',
  publishTimeInvalid: 'Choose a time in the future.',
  banglaNameRequired: 'Enter the name in Bangla too, or leave all Bangla texts empty.',
  changedMeanwhile: 'Somebody else has changed this product. Compare, then save again.',
  noProduct: 'There is no such product.',
} as const;
