import type { BoxLook } from '@fairquay/contract/shipment-plans/box-colours.ts'
import type { Scene } from '@fairquay/contract/shipment-plans/scene.ts'
import {
  BackSide,
  BoxGeometry,
  Color,
  EdgesGeometry,
  Scene as Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Vector3,
  WebGLRenderer,
} from 'three'
import { approachView, firstView, listenToOrbit, turnView, type View } from './orbit.ts'
import { makeTurningBoxes } from './turning-boxes.ts'

/** What can be done with a load in three dimensions. */
export type TurningScene = {
  show: (count: number) => void
  turn: (around: number, up: number) => void
  approach: (factor: number) => void
  reset: () => void
  colour: (isDark: boolean) => void
  dispose: () => void
}

type TurningGiven = {
  scene: Scene
  lookOf: (id: string) => BoxLook
  /** The words at the closed end and at the door; they stay in front of them. */
  labels: readonly HTMLElement[]
  hasWalls: boolean
  /** What the picture is, and which keys turn it, for those who listen. */
  name: string
  onLost: () => void
}

/** Draws a load into an element and again whenever something changes; throws where there is no WebGL. */
export function makeTurningScene(place: HTMLElement, given: TurningGiven): TurningScene {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true })
  const canvas = renderer.domElement
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'application')
  canvas.setAttribute('aria-label', given.name)
  canvas.className =
    'absolute inset-0 size-full cursor-grab touch-pan-y focus-visible:-outline-offset-2 active:cursor-grabbing'
  place.prepend(canvas)

  const boxes = makeTurningBoxes(given.scene, given.lookOf)
  const room = makeRoom(given.scene.room, given.hasWalls)
  const world = new Group()
  world.add(...room.parts, boxes.group)
  const camera = new PerspectiveCamera(24, 1, 0.05, 200)
  let view = firstView
  let asked = 0

  function render() {
    asked = 0
    aim(camera, view, given.scene.room)
    renderer.render(world, camera)
    placeLabels(given.labels, given.scene.room, camera, place)
  }
  /** Once a frame, however much changes. */
  function ask() {
    asked ||= requestAnimationFrame(render)
  }
  function change(how: (before: View) => View) {
    view = how(view)
    ask()
  }
  function resize() {
    renderer.setPixelRatio(Math.min(2, devicePixelRatio))
    renderer.setSize(place.clientWidth, place.clientHeight, false)
    camera.aspect = place.clientWidth / Math.max(1, place.clientHeight)
    ask()
  }
  const watched = new ResizeObserver(resize)
  watched.observe(place)
  const deafen = listenToOrbit(canvas, change)
  const lose = () => given.onLost()
  canvas.addEventListener('webglcontextlost', lose)
  resize()

  return {
    show: (count) => {
      boxes.show(count)
      ask()
    },
    turn: (around, up) => change((before) => turnView(before, around, up)),
    approach: (factor) => change((before) => approachView(before, factor)),
    reset: () => change(() => firstView),
    colour: (isDark) => {
      room.colour((token) => readColour(place, token))
      boxes.edges.color = new Color(isDark ? '#000000' : '#10201c')
      ask()
    },
    dispose: () => {
      cancelAnimationFrame(asked)
      watched.disconnect()
      deafen()
      canvas.removeEventListener('webglcontextlost', lose)
      boxes.dispose()
      room.dispose()
      // Browsers keep few of these: it is given back at once.
      if (!renderer.getContext().isContextLost()) renderer.forceContextLoss()
      renderer.dispose()
      canvas.remove()
    },
  }
}

const metres = (value: number) => value / 1000

/** A box seen from inside: whatever stands between the goods and who looks is left out. Without walls there is a floor. */
function makeRoom({ length, width, height }: Scene['room'], hasWalls: boolean) {
  const shape = hasWalls
    ? new BoxGeometry(metres(length), metres(height), metres(width))
    : new PlaneGeometry(metres(length), metres(width)).rotateX(Math.PI / 2)
  const given = { side: BackSide, polygonOffset: true, polygonOffsetFactor: 2, polygonOffsetUnits: 2 } as const
  const [wall, floor] = [new MeshBasicMaterial(given), new MeshBasicMaterial(given)]
  // The sides of a box: two each along x, y (up) and z.
  const walls = new Mesh(shape, hasWalls ? [wall, wall, wall, floor, wall, wall] : floor)
  const line = new LineBasicMaterial({ transparent: true, opacity: 0.6 })
  const edges = new LineSegments(new EdgesGeometry(shape), line)
  for (const part of [walls, edges])
    part.position.set(metres(length / 2), hasWalls ? metres(height / 2) : 0, metres(width / 2))
  return {
    parts: [walls, edges],
    colour: (read: (token: string) => Color) => {
      wall.color = read('--color-surface')
      floor.color = read('--color-line')
      line.color = read('--color-edge')
    },
    dispose: () => {
      for (const one of [shape, edges.geometry, wall, floor, line]) one.dispose()
    },
  }
}

/** The corners of a room: its eight, from the middle. */
function cornersOf({ length, width, height }: Scene['room']): Vector3[] {
  return [-0.5, 0.5].flatMap((x) =>
    [-0.5, 0.5].flatMap((y) =>
      [-0.5, 0.5].map((z) => new Vector3(x * metres(length), y * metres(height), z * metres(width))),
    ),
  )
}

/** How much of the picture the room fills where all of it is seen. */
const filled = 0.86

/** Looks at the middle of the room, from where all of it is in the picture whichever way it is turned. */
function aim(camera: PerspectiveCamera, { azimuth, elevation, distance }: View, room: Scene['room']): void {
  const middle = new Vector3(metres(room.length / 2), metres(room.height / 2), metres(room.width / 2))
  const towards = new Vector3(
    Math.cos(elevation) * Math.sin(azimuth),
    Math.sin(elevation),
    Math.cos(elevation) * Math.cos(azimuth),
  )
  const right = new Vector3(Math.cos(azimuth), 0, -Math.sin(azimuth))
  const up = new Vector3().crossVectors(towards, right)
  const high = Math.tan((camera.fov * Math.PI) / 360) * filled
  const wide = high * camera.aspect
  const needed = cornersOf(room).map(
    (corner) => corner.dot(towards) + Math.max(Math.abs(corner.dot(right)) / wide, Math.abs(corner.dot(up)) / high),
  )
  const far = Math.max(...needed) * distance
  camera.position.copy(middle).addScaledVector(towards, far)
  camera.lookAt(middle)
  const radius = middle.length()
  camera.near = Math.max(0.02, far - radius * 1.1)
  camera.far = far + radius * 1.1
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
}

/** The words stand below the nearer corner of each of the two ends: there are no goods. */
function placeLabels(
  labels: readonly HTMLElement[],
  { length, width }: Scene['room'],
  camera: PerspectiveCamera,
  { clientWidth, clientHeight }: HTMLElement,
): void {
  labels.forEach((label, index) => {
    const [near = new Vector3()] = [0, width]
      .map((y) => new Vector3(metres(index === 0 ? 0 : length), 0, metres(y)).project(camera))
      .sort((a, b) => a.z - b.z)
    const across = ((near.x + 1) / 2) * clientWidth
    const down = ((1 - near.y) / 2) * clientHeight
    // Never beyond the edges of the picture, however near the load has come.
    label.style.transform = `translate(clamp(0px, ${across}px - 50%, ${clientWidth}px - 100%), clamp(0px, ${down + 10}px, ${clientHeight}px - 100%))`
  })
}

/** A colour of the page as it is now: the canvas reads no style sheet. */
function readColour(place: HTMLElement, token: string): Color {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  place.append(probe)
  const colour = new Color(getComputedStyle(probe).color)
  probe.remove()
  return colour
}
