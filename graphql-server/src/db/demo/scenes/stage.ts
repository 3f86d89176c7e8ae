/**
 * The picture stage: renderer, light, ground and camera, the same for every product.
 *
 * A picture is the mean of several cheap passes. Each pass moves the camera by a fraction of a pixel (smooth edges), takes
 * another point of the key soft box and another point of the sky (soft shadows, darker creases).
 * The ground is one even colour, so that all pictures share the very same paper; only its shadow is rendered, apart from the
 * product, at half the size and from more points of light.
 */
import * as THREE from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';
import { studioRoom } from './environment.ts';

/** Where the camera stands. Angles in degrees; azimuth 0 looks at the front (+z), positive goes to the viewer's right. */
export interface Shot {
  azimuth: number;
  elevation: number;
  /** Share of the frame that the product fills; above 1 it becomes a detail. Usual 0.78. */
  fill?: number;
  /** Point of the bounding box, 0…1 on each axis, that a detail is centred on. */
  focus?: [number, number, number];
  /** Tilt of the camera in degrees. */
  roll?: number;
  /** Field of view in degrees. Usual 22. */
  fov?: number;
}

/** Size, ground and light of a picture. */
export interface Setting {
  width?: number;
  height?: number;
  /** Light samples on the product. */
  passes?: number;
  /** Light samples of the ground's shadow. */
  shadowPasses?: number;
  /** Colour of the ground. */
  ground?: string;
  /** Strength of the ground's shadow, 0…1. */
  shadow?: number;
  /** Colour of the key light. */
  key?: string;
  keyPower?: number;
  /** Direction of the key light. */
  keyFrom?: [number, number, number];
  skyPower?: number;
  envPower?: number;
  exposure?: number;
  /** Moves the product in the frame, in shares of its width and height. */
  shift?: [number, number];
  /** A textured ground in place of the even colour (used for pictures taken "at home"). */
  floor?: THREE.Material;
}

/** Layers: the ground is seen by a camera of its own pass; the lights' cameras always see what casts shadow. */
const GROUND = 2;
const CASTS = 1;

export const PAPER = '#f4f1ea';

const COMPOSE = /* glsl */ `
  uniform sampler2D pass; uniform sampler2D shade; uniform vec3 ground; uniform vec3 tint; uniform float dark; uniform float weight; uniform float exposure; varying vec2 vUv;
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
    vec3 paper = mix(ground, ground * tint, clamp(texture2D(shade, vUv).a, 0.0, 1.0) * dark);
    gl_FragColor = vec4(shoulder(t.rgb * exposure) + paper * (1.0 - clamp(t.a, 0.0, 1.0)), 1.0) * weight;
  }`;
const DEVELOP = /* glsl */ `
  uniform sampler2D sum; varying vec2 vUv;
  void main() {
    vec3 c = clamp(texture2D(sum, vUv).rgb, 0.0, 1.0);
    vec3 s = mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
    gl_FragColor = vec4(s, 1.0);
  }`;
const ADD = /* glsl */ `
  uniform sampler2D pass; uniform float weight; uniform vec2 texel; varying vec2 vUv;
  void main() {
    float sum = 0.0;
    for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) sum += texture2D(pass, vUv + vec2(x, y) * texel * 2.2).a;
    gl_FragColor = vec4(0.0, 0.0, 0.0, sum / 9.0 * weight);
  }`;
const VERTEX = /* glsl */ `varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

const ADDITIVE = {
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
  depthTest: false,
  depthWrite: false,
  toneMapped: false,
} as const;

/** The stage; make one per page and reuse it. */
export class Stage {
  private readonly renderer: THREE.WebGLRenderer;
  private readonly scene = new THREE.Scene();
  private readonly key = new THREE.DirectionalLight();
  private readonly sky = new THREE.DirectionalLight();
  private readonly shadowCatcher = new THREE.ShadowMaterial({ color: '#000000' });
  private readonly ground: THREE.Mesh;
  private readonly compose: FullScreenQuad;
  private readonly composer: THREE.ShaderMaterial;
  private readonly develop: FullScreenQuad;
  private readonly developer: THREE.ShaderMaterial;
  private readonly adder: THREE.ShaderMaterial;
  private readonly add: FullScreenQuad;

  constructor() {
    const renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = THREE.PCFShadowMap;
    renderer.setClearColor(0x000000, 0);
    renderer.autoClear = false;
    this.renderer = renderer;
    const generator = new THREE.PMREMGenerator(renderer);
    this.scene.environment = generator.fromScene(studioRoom(), 0.015).texture;
    this.ground = new THREE.Mesh(new THREE.CircleGeometry(1, 48).rotateX(-Math.PI / 2), this.shadowCatcher);
    this.ground.receiveShadow = true;
    this.ground.visible = false;
    this.ground.layers.set(GROUND);
    this.scene.add(this.ground);
    for (const light of [this.key, this.sky]) {
      light.castShadow = true;
      light.layers.enableAll();
      light.shadow.camera.layers.enable(CASTS);
      this.scene.add(light, light.target);
    }
    this.composer = new THREE.ShaderMaterial({
      uniforms: {
        pass: { value: null },
        shade: { value: null },
        ground: { value: new THREE.Color() },
        tint: { value: new THREE.Color('#5c4a38') },
        dark: { value: 0 },
        weight: { value: 1 },
        exposure: { value: 1 },
      },
      vertexShader: VERTEX,
      fragmentShader: COMPOSE,
      ...ADDITIVE,
    });
    this.adder = new THREE.ShaderMaterial({
      uniforms: { pass: { value: null }, weight: { value: 1 }, texel: { value: new THREE.Vector2() } },
      vertexShader: VERTEX,
      fragmentShader: ADD,
      ...ADDITIVE,
    });
    this.add = new FullScreenQuad(this.adder);
    this.developer = new THREE.ShaderMaterial({
      uniforms: { sum: { value: null } },
      vertexShader: VERTEX,
      fragmentShader: DEVELOP,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
    this.compose = new FullScreenQuad(this.composer);
    this.develop = new FullScreenQuad(this.developer);
  }

  /** Photographs a group standing anywhere; it is put on the ground and centred. Answers the canvas holding the picture. */
  photograph(group: THREE.Group, shot: Shot, setting: Setting = {}): HTMLCanvasElement {
    const { width = 800, height = 800 } = setting;
    const points = prepare(group);
    polish(group, this.scene.environment);
    const box = new THREE.Box3().setFromPoints(points);
    const size = box.getSize(new THREE.Vector3());
    const lift = new THREE.Vector3(-(box.min.x + size.x / 2), -box.min.y, -(box.min.z + size.z / 2));
    group.position.add(lift);
    for (const point of points) point.add(lift);
    box.translate(lift);
    this.scene.add(group);
    this.light(box, setting);
    const camera = frame(points, box, shot, setting, width / height);
    this.expose(camera, box, setting);
    this.scene.remove(group);
    discard(group);
    return this.renderer.domElement;
  }

  private light(box: THREE.Box3, setting: Setting): void {
    const sphere = box.getBoundingSphere(new THREE.Sphere());
    const r = sphere.radius;
    this.scene.environmentIntensity = setting.envPower ?? 0.55;
    this.key.color.set(setting.key ?? '#fff6ea');
    this.key.intensity = setting.keyPower ?? 1.5;
    this.sky.color.set('#f6f8ff');
    this.sky.intensity = setting.skyPower ?? 1.15;
    for (const [light, size, blur] of [
      [this.key, 768, 4],
      [this.sky, 256, 6],
    ] as const) {
      const eye = light.shadow.camera;
      light.shadow.mapSize.set(size, size);
      eye.left = eye.bottom = -r * 1.05;
      eye.right = eye.top = r * 1.05;
      eye.near = r * 0.5;
      eye.far = r * 12;
      eye.updateProjectionMatrix();
      light.shadow.normalBias = (r * 6) / size;
      light.shadow.bias = -0.5 / size;
      light.shadow.radius = blur;
      light.target.position.copy(sphere.center);
    }
    this.ground.scale.setScalar(setting.floor ? r * 30 : r * 6);
    this.ground.position.y = -r * 0.001;
    this.ground.material = setting.floor ?? this.shadowCatcher;
  }

  private expose(camera: THREE.PerspectiveCamera, box: THREE.Box3, setting: Setting): void {
    const { renderer } = this;
    const { width = 800, height = 800, passes = 4 } = setting;
    const shadowPasses = setting.floor ? 0 : Math.max(setting.shadowPasses ?? passes * 3, passes);
    const r = box.getBoundingSphere(new THREE.Sphere()).radius;
    const from = new THREE.Vector3(...(setting.keyFrom ?? [-0.62, 1, 0.62])).normalize();
    renderer.setPixelRatio(1);
    renderer.setSize(width, height, false);
    const type = THREE.HalfFloatType;
    const [pass, sum, shade, shades] = [
      new THREE.WebGLRenderTarget(width, height, { type }),
      new THREE.WebGLRenderTarget(width, height, { type, depthBuffer: false }),
      new THREE.WebGLRenderTarget(width / 2, height / 2, { type }),
      new THREE.WebGLRenderTarget(width / 2, height / 2, { type, depthBuffer: false }),
    ];
    const look = this.composer.uniforms;
    look['pass']!.value = pass.texture;
    look['shade']!.value = shades.texture;
    look['dark']!.value = setting.shadow ?? 0.62;
    look['weight']!.value = 1 / passes;
    look['exposure']!.value = setting.exposure ?? 0.9;
    (look['ground']!.value as THREE.Color).set(setting.ground ?? PAPER);
    this.adder.uniforms['pass']!.value = shade.texture;
    this.adder.uniforms['weight']!.value = 1 / Math.max(shadowPasses, 1);
    (this.adder.uniforms['texel']!.value as THREE.Vector2).set(2 / width, 2 / height);
    this.clear(sum);
    this.clear(shades);
    const shine = (i: number, of: number): void => {
      const [a, b, c, d] = [radical(i + 1, 2), radical(i + 1, 3), radical(i + 1, 5), (i + 0.5) / of];
      camera.setViewOffset(width, height, a - 0.5, b - 0.5, width, height);
      aim(this.key, from.clone().add(inBall(b, c, d).multiplyScalar(0.3)), r);
      aim(this.sky, dome(d, a), r);
    };
    this.ground.visible = true;
    camera.layers.set(GROUND);
    for (let i = 0; i < shadowPasses; i++) {
      shine(i, shadowPasses);
      this.draw(shade, camera);
      renderer.setRenderTarget(shades);
      this.add.render(renderer);
    }
    camera.layers.set(0);
    if (setting.floor) camera.layers.enable(GROUND);
    for (let i = 0; i < passes; i++) {
      shine(i, passes);
      this.draw(pass, camera);
      renderer.setRenderTarget(sum);
      this.compose.render(renderer);
    }
    this.developer.uniforms['sum']!.value = sum.texture;
    renderer.setRenderTarget(null);
    this.develop.render(renderer);
    for (const target of [pass, sum, shade, shades]) target.dispose();
  }

  private clear(target: THREE.WebGLRenderTarget): void {
    this.renderer.setRenderTarget(target);
    this.renderer.clear();
  }

  private draw(target: THREE.WebGLRenderTarget, camera: THREE.Camera): void {
    this.clear(target);
    this.renderer.render(this.scene, camera);
  }
}

/** Switches shadows on and answers the group's points in world space, at most some thousands; what is marked `scenery` is not framed. */
function prepare(group: THREE.Group): THREE.Vector3[] {
  const points: THREE.Vector3[] = [];
  group.updateMatrixWorld(true);
  group.traverse((node) => {
    if (!(node instanceof THREE.Mesh)) return;
    const geometry = node.geometry as THREE.BufferGeometry;
    const material = node.material as THREE.Material;
    node.castShadow = node.userData['castShadow'] !== false;
    node.receiveShadow = node.userData['receiveShadow'] !== false;
    if (material.transparent && material.opacity < 0.5) node.castShadow = false;
    if (node.userData['scenery']) return;
    const position = geometry.getAttribute('position');
    const step = Math.max(1, Math.floor(position.count / 600));
    for (let i = 0; i < position.count; i += step) {
      const point = new THREE.Vector3().fromBufferAttribute(position, i);
      if (node instanceof THREE.InstancedMesh) continue;
      points.push(point.applyMatrix4(node.matrixWorld));
    }
    if (node instanceof THREE.InstancedMesh) {
      node.computeBoundingBox();
      const b = node.boundingBox!.clone().applyMatrix4(node.matrixWorld);
      for (let k = 0; k < 8; k++)
        points.push(
          new THREE.Vector3(k & 1 ? b.min.x : b.max.x, k & 2 ? b.min.y : b.max.y, k & 4 ? b.min.z : b.max.z),
        );
    }
  });
  return points;
}

/** Lets metal mirror the room at full strength; other surfaces take the scene's gentler share. */
function polish(group: THREE.Group, room: THREE.Texture | null): void {
  group.traverse((node) => {
    if (
      !(node instanceof THREE.Mesh) ||
      !(node.material instanceof THREE.MeshStandardMaterial) ||
      node.material.metalness < 0.7
    )
      return;
    node.material.envMap = room;
    node.material.envMapIntensity = 0.95;
  });
}

/** Places the camera so that the projected product fills its share of the frame, in its middle. */
function frame(
  points: THREE.Vector3[],
  box: THREE.Box3,
  shot: Shot,
  setting: Setting,
  aspect: number,
): THREE.PerspectiveCamera {
  const fill = shot.fill ?? 0.78;
  const camera = new THREE.PerspectiveCamera(shot.fov ?? 22, aspect, 0.01, 1000);
  const size = box.getSize(new THREE.Vector3());
  const r = size.length() / 2;
  const az = THREE.MathUtils.degToRad(shot.azimuth);
  const el = THREE.MathUtils.degToRad(shot.elevation);
  const away = new THREE.Vector3(Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el));
  const target = box.getCenter(new THREE.Vector3());
  let distance = r / Math.tan(THREE.MathUtils.degToRad(camera.fov / 2));
  const place = (): void => {
    camera.position.copy(target).addScaledVector(away, distance);
    camera.up.set(0, 1, 0);
    camera.lookAt(target);
    if (shot.roll) camera.rotateZ(THREE.MathUtils.degToRad(shot.roll));
    camera.near = Math.max(distance - r * 6, distance * 0.02);
    camera.far = distance + r * 40;
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld(true);
  };
  const focus = shot.focus ? new THREE.Vector3(...shot.focus).multiply(size).add(box.min) : undefined;
  const seen = new THREE.Box2();
  const flat = new THREE.Vector3();
  for (let round = 0; round < 7; round++) {
    place();
    seen.makeEmpty();
    for (const point of points) {
      flat.copy(point).project(camera);
      seen.expandByPoint(new THREE.Vector2(flat.x, flat.y));
    }
    const middle = seen.getCenter(new THREE.Vector2());
    const half = distance * Math.tan(THREE.MathUtils.degToRad(camera.fov / 2));
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    if (!focus) target.addScaledVector(right, middle.x * half * aspect).addScaledVector(up, middle.y * half);
    const extent = Math.max((seen.max.x - seen.min.x) / 2, (seen.max.y - seen.min.y) / 2);
    distance *= extent / fill;
  }
  if (focus) target.copy(focus);
  if (setting.shift) {
    const half = distance * Math.tan(THREE.MathUtils.degToRad(camera.fov / 2));
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    target
      .addScaledVector(right, -setting.shift[0] * 2 * half * aspect)
      .addScaledVector(up, -setting.shift[1] * 2 * half);
  }
  place();
  return camera;
}

/** Frees the memory of a photographed group; materials stay, so that their programs are compiled once. */
function discard(group: THREE.Group): void {
  group.traverse((node) => {
    if (!(node instanceof THREE.Mesh)) return;
    (node.geometry as THREE.BufferGeometry).dispose();
    const material = node.material as THREE.MeshStandardMaterial;
    material.map?.dispose();
    material.bumpMap?.dispose();
    material.normalMap?.dispose();
    material.roughnessMap?.dispose();
  });
}

function aim(light: THREE.DirectionalLight, direction: THREE.Vector3, r: number): void {
  light.position.copy(light.target.position).addScaledVector(direction.normalize(), r * 4);
}

/** A low-discrepancy sequence, so that few passes cover light and pixel evenly. */
function radical(index: number, base: number): number {
  let [result, share] = [0, 1 / base];
  for (let i = index; i > 0; i = Math.floor(i / base), share /= base) result += share * (i % base);
  return result;
}

function inBall(u: number, v: number, w: number): THREE.Vector3 {
  const radius = Math.cbrt(w);
  const z = 2 * u - 1;
  const ring = Math.sqrt(1 - z * z);
  return new THREE.Vector3(
    ring * Math.cos(v * 2 * Math.PI),
    z,
    ring * Math.sin(v * 2 * Math.PI),
  ).multiplyScalar(radius);
}

/** A direction of the upper half sphere, weighted towards the zenith. */
function dome(u: number, v: number): THREE.Vector3 {
  const ring = Math.sqrt(u * 0.78);
  return new THREE.Vector3(
    ring * Math.cos(v * 2 * Math.PI),
    Math.sqrt(1 - ring * ring),
    ring * Math.sin(v * 2 * Math.PI),
  );
}
