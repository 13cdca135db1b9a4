// Card backs and faces to choose from, and the colors of the tables.
import type { Drawings } from "../looks.svelte";
import ClassicFace from "./ClassicFace.svelte";
import LargeFace from "./LargeFace.svelte";
import Lattice from "./Lattice.svelte";
import Plain from "./Plain.svelte";
import Waves from "./Waves.svelte";
import "./looks.css";

export const backs: Drawings["backs"] = { lattice: Lattice, waves: Waves, plain: Plain };
export const faces: Drawings["faces"] = { large: LargeFace, classic: ClassicFace };
