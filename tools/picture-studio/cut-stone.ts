/**
 * Stones that are cut: light is followed through them, bent by their facets and thrown back inside, as no ordinary
 * material does. What they mirror is a bright room of light panels, drawn by the program itself, sharp at its edges.
 */
import * as THREE from 'three';
import { ConvexGeometry } from 'three/addons/geometries/ConvexGeometry.js';

const VERTEX = /* glsl */ `
  varying vec3 vAt; varying vec3 vFace; varying vec3 vEye;
  void main() {
    vAt = position; vFace = normal;
    vEye = (inverse(modelMatrix) * vec4(cameraPosition, 1.0)).xyz;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

const FRAGMENT = /* glsl */ `
  uniform vec4 facets[FACETS]; uniform mat3 turn; uniform vec3 tint; uniform float bend; uniform float size; uniform float power;
  varying vec3 vAt; varying vec3 vFace; varying vec3 vEye;
  float panel(float at, float from, float to) { return smoothstep(from - 0.02, from + 0.02, at) * (1.0 - smoothstep(to - 0.02, to + 0.02, at)); }
  vec3 room(vec3 local, vec3 eye) {
    vec3 d = normalize(turn * local);
    float around = atan(d.x, d.z);
    float light = 0.22 + 0.35 * smoothstep(-0.2, -0.7, d.y);
    light += 1.5 * panel(d.y, 0.62, 0.97) * (0.55 + 0.45 * sign(sin(around * 5.0)));
    light += 1.9 * panel(d.y, -0.1, 0.55) * smoothstep(0.35, 0.45, cos(around * 4.0 + 0.9));
    light += 9.0 * smoothstep(0.965, 0.985, dot(d, normalize(vec3(-0.55, 0.75, 0.45))));
    light += 6.0 * smoothstep(0.985, 0.993, dot(d, normalize(vec3(0.75, 0.5, 0.4))));
    light += 6.0 * smoothstep(0.985, 0.993, dot(d, normalize(vec3(-0.1, 0.95, -0.3))));
    light *= 1.0 - 0.85 * smoothstep(0.9, 0.97, dot(local, eye));
    return light * mix(vec3(0.95, 0.98, 1.05), vec3(1.05, 1.0, 0.94), step(0.0, d.x));
  }
  float mirrored(float c, float ior) {
    float r = (ior - 1.0) / (ior + 1.0); r *= r;
    return r + (1.0 - r) * pow(1.0 - clamp(c, 0.0, 1.0), 5.0);
  }
  void main() {
    vec3 eye = normalize(vEye - vAt);
    vec3 n = normalize(vFace);
    float first = mirrored(dot(n, eye), bend);
    vec3 seen = first * room(reflect(-eye, n), eye);
    vec3 d = refract(-eye, n, 1.0 / bend);
    vec3 at = vAt;
    vec3 left = vec3(1.0 - first);
    for (int i = 0; i < 7; i++) {
      float far = 1e6; vec3 m = n;
      for (int k = 0; k < FACETS; k++) {
        float towards = dot(facets[k].xyz, d);
        if (towards < 1e-4) continue;
        float t = (facets[k].w - dot(facets[k].xyz, at)) / towards;
        if (t > 1e-5 && t < far) { far = t; m = facets[k].xyz; }
      }
      if (far > 1e5) break;
      at += d * far;
      left *= pow(tint, vec3(far / size));
      vec3 out1 = refract(d, -m, bend);
      if (dot(out1, out1) > 0.0) {
        float kept = mirrored(dot(out1, m), bend);
        vec3 red = refract(d, -m, bend * 0.985); vec3 blue = refract(d, -m, bend * 1.02);
        if (dot(blue, blue) < 0.5) blue = out1;
        seen += left * (1.0 - kept) * vec3(room(red, eye).r, room(out1, eye).g, room(blue, eye).b);
        left *= kept;
      }
      if (max(left.r, max(left.g, left.b)) < 0.02) break;
      d = reflect(d, m);
      at += d * 1e-4 * size;
    }
    seen += left * 0.35;
    gl_FragColor = vec4(seen * power, 1.0);
  }`;

/** Corners of a round brilliant: table, crown, girdle, pavilion; its girdle at y = 0, its table at 0.34 r. */
export function brilliant(r: number): THREE.Vector3[] {
  const corners: THREE.Vector3[] = [new THREE.Vector3(0, -r * 0.82, 0)];
  const ring = (count: number, from: number, wide: number, y: number): void => {
    for (let i = 0; i < count; i++) {
      const a = ((i + from) / count) * Math.PI * 2;
      corners.push(new THREE.Vector3(Math.cos(a) * wide * r, y * r, Math.sin(a) * wide * r));
    }
  };
  ring(8, 0.5, 0.56, 0.34);
  ring(8, 0, 0.8, 0.215);
  ring(16, 0, 1, 0.03);
  ring(16, 0, 1, -0.03);
  ring(8, 0.5, 0.3, -0.6);
  return corners;
}

/** Corners of a drop that hangs from its point, cut all over in rings of small facets. */
export function briolette(wide: number, high: number): THREE.Vector3[] {
  const corners: THREE.Vector3[] = [];
  const rows = 7;
  for (let i = 0; i <= rows; i++) {
    const t = i / rows;
    const w = wide * Math.sin(Math.PI * Math.min(1, 0.04 + t * 0.94)) ** 0.9 * (1.18 - t * 0.62);
    for (let k = 0; k < 10; k++) {
      const a = ((k + (i % 2) / 2) / 10) * Math.PI * 2;
      corners.push(new THREE.Vector3(Math.cos(a) * w, (t - 0.5) * high, Math.sin(a) * w));
    }
  }
  return corners;
}

/** The planes of a hull, each once: its outward direction and its distance from the middle. */
function planes(hull: THREE.BufferGeometry): THREE.Vector4[] {
  const [at, face] = [hull.getAttribute('position'), hull.getAttribute('normal')];
  const found: THREE.Vector4[] = [];
  for (let i = 0; i < at.count; i += 3) {
    const n = new THREE.Vector3().fromBufferAttribute(face, i);
    const w = n.dot(new THREE.Vector3().fromBufferAttribute(at, i));
    if (!found.some((f) => f.x * n.x + f.y * n.y + f.z * n.z > 0.9995)) found.push(new THREE.Vector4(n.x, n.y, n.z, w));
  }
  return found;
}

/** A stone of some colour with these corners; pale ones are clear and bend light as diamonds do. */
export function cutStone(corners: THREE.Vector3[], color: string): THREE.Mesh {
  const hue = new THREE.Color(color);
  const { s, l } = hue.getHSL({ h: 0, s: 0, l: 0 });
  const clear = s < 0.5 && l > 0.6;
  const hull = new ConvexGeometry(corners);
  hull.computeBoundingSphere();
  const facets = planes(hull);
  const deep = hue.clone();
  deep.multiplyScalar(0.9 / Math.max(deep.r, deep.g, deep.b));
  const material = new THREE.ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    defines: { FACETS: facets.length },
    uniforms: {
      facets: { value: facets },
      turn: { value: new THREE.Matrix3() },
      tint: { value: clear ? new THREE.Color(0.99, 0.995, 1) : deep },
      bend: { value: clear ? 2.42 : 1.77 },
      size: { value: hull.boundingSphere!.radius * (clear ? 1 : 1.35) },
      power: { value: clear ? 0.82 : 1.5 },
    },
  });
  const stone = new THREE.Mesh(hull, material);
  stone.onBeforeRender = () => {
    (material.uniforms['turn']!.value as THREE.Matrix3).setFromMatrix4(stone.matrixWorld);
  };
  return stone;
}
