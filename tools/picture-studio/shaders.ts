/** The full-screen programs of the stage: what becomes of a pass before it is a picture. */
import * as THREE from 'three';

const VERTEX = /* glsl */ `varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/** Lays the product over the paper and its shadow, and adds its share to the sum. */
const COMPOSE = /* glsl */ `
  uniform sampler2D pass; uniform sampler2D sharp; uniform sampler2D soft; uniform vec3 ground; uniform vec3 tint; uniform vec3 pool; uniform vec4 spot;
  uniform float dark; uniform float weight; uniform float exposure; varying vec2 vUv;
  vec3 shoulder(vec3 c) {
    float peak = max(c.r, max(c.g, c.b));
    if (peak < 0.76) return c;
    float bent = 1.0 - 0.0576 / (peak + 0.24 - 0.76);
    vec3 held = c * (bent / peak);
    float grey = 1.0 / (1.0 + 0.15 * (peak - bent));
    return mix(vec3(bent), held, grey);
  }
  void main() {
    vec4 t = texture2D(pass, vUv);
    float thrown = clamp(texture2D(sharp, vUv).a, 0.0, 1.0);
    float closed = clamp(texture2D(soft, vUv).a * 1.22 - 0.05, 0.0, 1.0);
    float shade = 1.0 - (1.0 - thrown * 0.75) * (1.0 - closed);
    vec2 off = (vUv - spot.xy) / spot.zw;
    vec3 lit = ground + pool * exp(-dot(off, off));
    vec3 paper = mix(lit, lit * tint, shade * dark);
    gl_FragColor = vec4(shoulder(t.rgb * exposure) + paper * (1.0 - clamp(t.a, 0.0, 1.0)), 1.0) * weight;
  }`;

/** Brings the sum to sRGB; a grain finer than one step of eight bits keeps soft shadows from showing rings. */
const DEVELOP = /* glsl */ `
  uniform sampler2D sum; varying vec2 vUv;
  void main() {
    vec3 c = clamp(texture2D(sum, vUv).rgb, 0.0, 1.0);
    vec3 s = mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
    float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
    gl_FragColor = vec4(s + grain / 255.0, 1.0);
  }`;

/** Adds a pass to a sum. */
const ADD = /* glsl */ `
  uniform sampler2D pass; uniform float weight; varying vec2 vUv;
  void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, texture2D(pass, vUv).a * weight); }`;

/** Blurs along one direction: far where the shadow is faint, little where it is deep, so that contacts stay crisp. */
const BLUR = /* glsl */ `
  uniform sampler2D pass; uniform vec2 along; uniform float crisp; varying vec2 vUv;
  void main() {
    float near = 0.0;
    for (int i = -2; i <= 2; i++) near += texture2D(pass, vUv + along * float(i) * 0.3).a / 5.0;
    float reach = mix(1.0, crisp, smoothstep(0.15, 0.7, near));
    float sum = 0.0; float all = 0.0;
    for (int i = -14; i <= 14; i++) {
      float t = float(i) / 7.0;
      float share = exp(-t * t * 0.9);
      sum += share * texture2D(pass, vUv + along * t * reach).a;
      all += share;
    }
    gl_FragColor = vec4(0.0, 0.0, 0.0, sum / all);
  }`;

const PLAIN = { depthTest: false, depthWrite: false, toneMapped: false } as const;
const ADDITIVE = {
  ...PLAIN,
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
} as const;

/** A full-screen program with its inputs. */
function program(
  fragmentShader: string,
  inputs: Record<string, unknown>,
  mode: THREE.MaterialParameters,
): THREE.ShaderMaterial {
  const uniforms = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, { value }]));
  return new THREE.ShaderMaterial({ uniforms, vertexShader: VERTEX, fragmentShader, ...mode });
}

/** See `COMPOSE`. */
export const composing = (): THREE.ShaderMaterial =>
  program(
    COMPOSE,
    {
      pass: null,
      sharp: null,
      soft: null,
      ground: new THREE.Color(),
      tint: new THREE.Color('#5c4a38'),
      pool: new THREE.Color(),
      spot: new THREE.Vector4(),
      dark: 0,
      weight: 1,
      exposure: 1,
    },
    ADDITIVE,
  );

/** See `DEVELOP`. */
export const developing = (): THREE.ShaderMaterial => program(DEVELOP, { sum: null }, PLAIN);

/** See `ADD`. */
export const adding = (): THREE.ShaderMaterial => program(ADD, { pass: null, weight: 1 }, ADDITIVE);

/** See `BLUR`. */
export const blurring = (): THREE.ShaderMaterial =>
  program(BLUR, { pass: null, along: new THREE.Vector2(), crisp: 1 }, { ...PLAIN, blending: THREE.NoBlending });
