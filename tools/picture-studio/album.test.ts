import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../../demo/catalogue/catalogue.ts';
import { obsolete, PICTURES, planned } from './album.ts';

const [many, one] = [true, false].map((several) => demoProducts.find((p) => p.colors.length > 1 === several)!);

describe('the pictures that there are to be', () => {
  it('are three angles, and the first angle once in each of several colours', () => {
    const pictures = planned(many!);

    expect(pictures.slice(0, 3).map(({ name, view }) => [name, view])).toEqual(
      [1, 2, 3].map((view) => [`${many!.slug}-${view}`, view]),
    );
    expect(pictures.slice(3).map(({ look, view }) => [look.body[0], view])).toEqual(
      many!.look.body.map((paint) => [paint, 1]),
    );
    expect(pictures[3]).toMatchObject({ same: `${many!.slug}-1` });
    expect(pictures[4]).not.toHaveProperty('same');
    expect(planned(one!)).toHaveLength(3);
  });

  it('have a paint for every colour', () => {
    const short = demoProducts.filter((p) => p.colors.length > 1 && p.look.body.length !== p.colors.length);

    expect(short.map((p) => p.slug)).toEqual([]);
  });

  it('are all there', () => {
    const files = new Set(readdirSync(PICTURES));
    const missing = demoProducts.flatMap(planned).filter(({ name }) => !files.has(`${name}.webp`));

    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('go when nobody asks for them any longer', () => {
    const files = readdirSync(PICTURES);

    expect(files).toContain('home-hero-night.webp');
    expect(files).toContain('home-offer-night.webp');
    expect(obsolete([...files, 'no-such-shoe-1.webp'], demoProducts)).toEqual(['no-such-shoe-1.webp']);
  });
});
