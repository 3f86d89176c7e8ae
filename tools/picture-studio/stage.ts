/**
 * The picture stage: renderer, light, ground and camera, the same for every product.
 *
 * A picture is the mean of several cheap passes. Each pass moves the camera by a fraction of a pixel (smooth edges),
 * takes another point of the key soft box and another point of the sky (soft shadows, darker creases). The ground is
 * one even colour, so that all pictures share the very same paper; only its shadow is rendered, apart from the product
 * and from more points of light.
 */
import * as THREE from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';
import { studioRoom } from './environment.ts';
import type { RoomName } from './environment.ts';
import { frame, prepare } from './framing.ts';
import type { Shot } from './framing.ts';
import { GroundShadow } from './ground-shadow.ts';
import type { Cast } from './ground-shadow.ts';
import { aim, dome, inBall, radical, spread } from './samples.ts';
import { composing, developing } from './shaders.ts';

/** Size, ground and light of a picture. */
export interface Setting {
  width?: number;
  height?: number;
  /** Light samples on the product. */
  passes?: number;
  /** Light samples of the ground's shadow under the key light; the sky takes twice as many. */
  shadowPasses?: number;
  /** Colour of the ground. */
  ground?: string;
  /**
   * A pool of lamp light on the ground: its colour, its middle (0…1 from the lower left corner), and how far it reaches
   * across and up.
   */
  pool?: { color: string; at: [number, number]; reach: [number, number] };
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
  /** What metal mirrors. */
  room?: RoomName;
  /** Moves the product in the frame, in shares of its width and height. */
  shift?: [number, number];
  /** A textured ground in place of the even colour (used for pictures taken "at home"). */
  floor?: THREE.Material;
}

/** Layers: the ground is seen by a camera of its own pass; the lights' cameras always see what casts shadow. */
const GROUND = 2;
const CASTS = 1;

/** Share of the room's light that falls on the product, where a picture does not set its own. */
const ROOM = 0.55;

export const PAPER = '#f4f1ea';

/** The stage; make one per page and reuse it. */
export class Stage {
  private readonly renderer: THREE.WebGLRenderer;
  private readonly scene = new THREE.Scene();
  private readonly rooms = new Map<RoomName, THREE.Texture>();
  private readonly key = new THREE.DirectionalLight();
  private readonly sky = new THREE.DirectionalLight();
  private readonly shadowCatcher = new THREE.ShadowMaterial({ color: '#000000' });
  private readonly ground: THREE.Mesh;
  private readonly shadow: GroundShadow;
  private readonly composer = composing();
  private readonly compose = new FullScreenQuad(this.composer);
  private readonly developer = developing();
  private readonly develop = new FullScreenQuad(this.developer);

  constructor() {
    const renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = THREE.PCFShadowMap;
    renderer.setClearColor(0x000000, 0);
    renderer.autoClear = false;
    this.renderer = renderer;
    this.scene.environment = this.room('studio');
    this.ground = new THREE.Mesh(new THREE.CircleGeometry(1, 48).rotateX(-Math.PI / 2), this.shadowCatcher);
    this.ground.receiveShadow = true;
    this.ground.layers.set(GROUND);
    this.scene.add(this.ground);
    for (const light of [this.key, this.sky]) {
      light.castShadow = true;
      light.layers.enableAll();
      light.shadow.camera.layers.enable(CASTS);
      this.scene.add(light, light.target);
    }
    this.shadow = new GroundShadow(renderer);
  }

  /**
   * Photographs a group standing anywhere; it is put on the ground and centred. Answers the canvas holding the picture.
   */
  photograph(group: THREE.Group, shot: Shot, setting: Setting = {}): HTMLCanvasElement {
    const { width = 800, height = 800 } = setting;
    const points = prepare(group);
    polish(group, this.room(setting.room ?? 'studio'), Math.min(1, (setting.envPower ?? ROOM) / ROOM));
    const box = new THREE.Box3().setFromPoints(points);
    const size = box.getSize(new THREE.Vector3());
    const lift = new THREE.Vector3(-(box.min.x + size.x / 2), -box.min.y, -(box.min.z + size.z / 2));
    group.position.add(lift);
    for (const point of points) point.add(lift);
    box.translate(lift);
    this.scene.add(group);
    this.light(box, setting);
    const camera = frame(points, box, shot, setting.shift, width / height);
    this.expose(camera, box, setting);
    this.scene.remove(group);
    discard(group);
    return this.renderer.domElement;
  }

  /** A room as metal mirrors it; made once. */
  private room(name: RoomName): THREE.Texture {
    const made =
      this.rooms.get(name) ?? new THREE.PMREMGenerator(this.renderer).fromScene(studioRoom(name), 0.015).texture;
    this.rooms.set(name, made);
    return made;
  }

  private light(box: THREE.Box3, setting: Setting): void {
    const sphere = box.getBoundingSphere(new THREE.Sphere());
    const r = sphere.radius;
    this.scene.environmentIntensity = setting.envPower ?? ROOM;
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
      spare(light, r);
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
    const sphere = box.getBoundingSphere(new THREE.Sphere());
    const from = new THREE.Vector3(...(setting.keyFrom ?? [-0.62, 1, 0.62])).normalize();
    renderer.setPixelRatio(1);
    renderer.setSize(width, height, false);
    const keyAt = (i: number, of: number): void =>
      aim(this.key, from.clone().add(inBall(...spread(i, of)).multiplyScalar(0.3)), sphere.radius);
    const skyAt = (i: number, of: number): void =>
      aim(this.sky, dome((i + 0.5) / of, radical(i + 1, 2)), sphere.radius);
    const shadows = setting.floor ? [] : this.groundShadows(camera, sphere, setting, keyAt, skyAt);
    const type = THREE.HalfFloatType;
    const pass = new THREE.WebGLRenderTarget(width, height, { type });
    const sum = new THREE.WebGLRenderTarget(width, height, { type, depthBuffer: false });
    const look = this.composer.uniforms;
    look['pass']!.value = pass.texture;
    look['sharp']!.value = shadows[0]?.texture ?? null;
    look['soft']!.value = shadows[1]?.texture ?? null;
    look['dark']!.value = setting.shadow ?? 0.7;
    look['weight']!.value = 1 / passes;
    look['exposure']!.value = setting.exposure ?? 0.9;
    (look['ground']!.value as THREE.Color).set(setting.ground ?? PAPER);
    const { color, at, reach } = setting.pool ?? { color: '#000000', at: [0, 0], reach: [1, 1] };
    (look['pool']!.value as THREE.Color).set(color);
    (look['spot']!.value as THREE.Vector4).set(...at, ...reach);
    this.clear(sum);
    camera.layers.set(0);
    if (setting.floor) camera.layers.enable(GROUND);
    for (let i = 0; i < passes; i++) {
      camera.setViewOffset(width, height, radical(i + 1, 2) - 0.5, radical(i + 1, 3) - 0.5, width, height);
      keyAt(i, passes);
      skyAt(i, passes);
      this.draw(pass, camera);
      renderer.setRenderTarget(sum);
      this.compose.render(renderer);
    }
    this.developer.uniforms['sum']!.value = sum.texture;
    renderer.setRenderTarget(null);
    this.develop.render(renderer);
    for (const target of [pass, sum, ...shadows]) target.dispose();
  }

  /** The ground's shadow under the key light, and under the sky. */
  private groundShadows(
    camera: THREE.PerspectiveCamera,
    sphere: THREE.Sphere,
    setting: Setting,
    keyAt: Cast['shine'],
    skyAt: Cast['shine'],
  ): THREE.WebGLRenderTarget[] {
    const { width = 800, height = 800, shadowPasses = 10 } = setting;
    const distance = camera.position.distanceTo(sphere.center);
    const across = (sphere.radius * height) / (distance * Math.tan(THREE.MathUtils.degToRad(camera.fov / 2)));
    const upwards = across * Math.max(0.3, (camera.position.y - sphere.center.y) / distance);
    const casts: Cast[] = [
      { scale: 0.5, samples: shadowPasses, blur: 0.032, crisp: 0.3, shine: keyAt },
      { scale: 0.25, samples: shadowPasses * 2, blur: 0.09, crisp: 0.16, shine: skyAt },
    ];
    camera.layers.set(GROUND);
    const shadows = casts.map((cast, i) => {
      this.key.castShadow = i === 0;
      this.sky.castShadow = i === 1;
      // The ground throws no shadow on itself: without the bias against that, shadows begin right at the foot.
      for (const light of [this.key, this.sky]) light.shadow.normalBias = light.shadow.bias = 0;
      return this.shadow.render(this.scene, camera, [width, height], [across, upwards], cast);
    });
    this.key.castShadow = this.sky.castShadow = true;
    for (const light of [this.key, this.sky]) spare(light, sphere.radius);
    return shadows;
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

/** Keeps surfaces from shadowing themselves, by the size of a point of the light's map. */
function spare(light: THREE.DirectionalLight, r: number): void {
  light.shadow.normalBias = (r * 6) / light.shadow.mapSize.x;
  light.shadow.bias = -0.5 / light.shadow.mapSize.x;
}

/** Lets metal mirror the room at full strength; other surfaces take the scene's gentler share. */
function polish(group: THREE.Group, room: THREE.Texture | null, share: number): void {
  group.traverse((node) => {
    if (
      !(node instanceof THREE.Mesh) ||
      !(node.material instanceof THREE.MeshStandardMaterial) ||
      node.material.metalness < 0.7
    )
      return;
    node.material.envMap = room;
    node.material.envMapIntensity = 0.95 * share;
  });
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
