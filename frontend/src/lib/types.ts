// The messages between page and server, by name. Made from the server's own models: `make page`.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Accepted = Schemas["Accepted"];
export type Ask = Schemas["Ask"];
export type BoardChoice = Schemas["BoardChoice"];
export type BoardView = Schemas["BoardView"];
export type Choices = Schemas["Choices"];
export type CourtView = Schemas["CourtView"];
export type Decide = Schemas["Decide"];
export type Deleted = Schemas["Deleted"];
export type EntryView = Schemas["EntryView"];
export type EventView = Schemas["EventView"];
export type FaceView = Schemas["FaceView"];
export type GameSummary = Schemas["GameSummary"];
export type GameView = Schemas["GameView"];
export type HouseRules = Schemas["HouseRules"];
export type NewGame = Schemas["NewGame"];
export type NewSeat = Schemas["NewSeat"];
export type News = Schemas["News"];
export type Next = Schemas["Next"];
export type Options = Schemas["Options"];
export type PlaceView = Schemas["PlaceView"];
export type Preparing = Schemas["Preparing"];
export type Problem = Schemas["Problem"];
export type RefusalView = Schemas["RefusalView"];
export type Renamed = Schemas["Renamed"];
export type SeatView = Schemas["SeatView"];
export type SetPace = Schemas["SetPace"];
export type SpaceView = Schemas["SpaceView"];
export type TakeView = Schemas["TakeView"];
export type Thinking = Schemas["Thinking"];
export type Stuck = Schemas["Stuck"];
export type WayView = Schemas["WayView"];
export type Why = Schemas["Why"];

export type FromServer = News | Thinking | Preparing | Stuck | Renamed | Deleted;
export type Actor = Next["actor"];
export type Phase = Next["phase"];
export type Pace = SetPace["pace"];
export type DiceSource = GameView["dice"];
export type Facts = EventView["facts"];
