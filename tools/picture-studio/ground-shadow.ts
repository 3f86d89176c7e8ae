/**
 * The shadow on the ground, rendered apart from the product: once under the key light and once under the sky.
 *
 * Each is the mean of many single shadows. A single shadow has an edge of its own, and a dozen edges side by side look
 * like stains; so the sky, whose shadow is soft everywhere, is taken from many directions at a quarter of the picture's
 * size and blurred along the ground, while the key light's keeps its crisp foot.
 */
import * as THREE from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';
import { adding, blurring } from './shaders.ts';

/** One of the two shadows. */
export interface Cast {
  /** Part of the picture's size at which it is rendered. */
  scale: number;
  /** Directions of light. */
  samples: number;
  /**
   * How far it is blurred where it is faint, as a share of the product's size in the picture, and where it is deep, as
   * a share of that.
   */
  blur: number;
  crisp: number;
  /** Sets the light for one sample. */
  shine: (sample: number, of: number) => void;
}

/** Renders ground shadows into textures, whose alpha is the depth of shadow. */
export class GroundShadow {
  private readonly adder = adding();
  private readonly blurrer = blurring();
  private readonly add = new FullScreenQuad(this.adder);
  private readonly blur = new FullScreenQuad(this.blurrer);

  private readonly renderer: THREE.WebGLRenderer;

  constructor(renderer: THREE.WebGLRenderer) {
    this.renderer = renderer;
  }

  /**
   * Renders one shadow of what stands in the scene; `reach` is the product's size on the picture in pixels, across and,
   * foreshortened, upwards. The target is the caller's to dispose of.
   */
  render(
    scene: THREE.Scene,
    camera: THREE.Camera,
    [width, height]: [number, number],
    reach: [number, number],
    { scale, samples, blur, crisp, shine }: Cast,
  ): THREE.WebGLRenderTarget {
    const { renderer } = this;
    const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)];
    const type = THREE.HalfFloatType;
    const pass = new THREE.WebGLRenderTarget(w, h, { type });
    const sums = [0, 1].map(() => new THREE.WebGLRenderTarget(w, h, { type, depthBuffer: false }));
    const [sum, spare] = [sums[0]!, sums[1]!];
    renderer.setRenderTarget(sum);
    renderer.clear();
    this.adder.uniforms['pass']!.value = pass.texture;
    this.adder.uniforms['weight']!.value = 1 / samples;
    for (let i = 0; i < samples; i++) {
      shine(i, samples);
      renderer.setRenderTarget(pass);
      renderer.clear();
      renderer.render(scene, camera);
      renderer.setRenderTarget(sum);
      this.add.render(renderer);
    }
    const inputs = this.blurrer.uniforms;
    inputs['crisp']!.value = crisp;
    for (const [from, to, x, y] of [
      [sum, spare, 1, 0],
      [spare, sum, 0, 1],
    ] as const) {
      inputs['pass']!.value = from.texture;
      (inputs['along']!.value as THREE.Vector2).set((x * blur * reach[0]) / width, (y * blur * reach[1]) / height);
      renderer.setRenderTarget(to);
      this.blur.render(renderer);
    }
    pass.dispose();
    spare.dispose();
    return sum;
  }
}
