// The messages between page and server, by name. Made from the server's own models: `make page`.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Abandon = Schemas["Abandon"];
export type Accepted = Schemas["Accepted"];
export type Answer = Schemas["Answer"];
export type Arrange = Schemas["Arrange"];
export type Ask = Schemas["Ask"];
export type Asked = Schemas["Asked"];
export type Back = Schemas["Back"];
export type BoardChoice = Schemas["BoardChoice"];
export type BoardView = Schemas["BoardView"];
export type Change = Schemas["Change"];
export type Choices = Schemas["Choices"];
export type CompanyNews = Schemas["CompanyNews"];
export type CompanyView = Schemas["CompanyView"];
export type CourtView = Schemas["CourtView"];
export type Decide = Schemas["Decide"];
export type Deleted = Schemas["Deleted"];
export type EmptyBoard = Schemas["EmptyBoard"];
export type EntryView = Schemas["EntryView"];
export type EventView = Schemas["EventView"];
export type ExampleAt = Schemas["ExampleAt"];
export type ExampleView = Schemas["ExampleView"];
export type FaceView = Schemas["FaceView"];
export type FairnessView = Schemas["FairnessView"];
export type FlawView = Schemas["FlawView"];
export type GameSummary = Schemas["GameSummary"];
export type GameView = Schemas["GameView"];
export type Give = Schemas["Give"];
export type Hint = Schemas["Hint"];
export type HintView = Schemas["HintView"];
export type HouseRules = Schemas["HouseRules"];
export type InvitationView = Schemas["InvitationView"];
export type Leave = Schemas["Leave"];
export type LessonChoice = Schemas["LessonChoice"];
export type LessonView = Schemas["LessonView"];
export type LessonWhy = Schemas["LessonWhy"];
export type Link = Schemas["Link"];
export type Me = Schemas["Me"];
export type MemberView = Schemas["MemberView"];
export type Mix = Schemas["Mix"];
export type NewGame = Schemas["NewGame"];
export type NewInvitation = Schemas["NewInvitation"];
export type NewSeat = Schemas["NewSeat"];
export type News = Schemas["News"];
export type Next = Schemas["Next"];
export type NoteForm = Schemas["NoteForm"];
export type OpenTable = Schemas["OpenTable"];
export type Options = Schemas["Options"];
export type Pause = Schemas["Pause"];
export type PlaceView = Schemas["PlaceView"];
export type PositionLine = Schemas["PositionLine"];
export type PositionView = Schemas["PositionView"];
export type Preparing = Schemas["Preparing"];
export type Present = Schemas["Present"];
export type Problem = Schemas["Problem"];
export type ProposalView = Schemas["ProposalView"];
export type Propose = Schemas["Propose"];
export type RecordForm = Schemas["RecordForm"];
export type RefusalView = Schemas["RefusalView"];
export type Removed = Schemas["Removed"];
export type Renamed = Schemas["Renamed"];
export type ReplayView = Schemas["ReplayView"];
export type Resume = Schemas["Resume"];
export type RulesView = Schemas["RulesView"];
export type SaidView = Schemas["SaidView"];
export type SeatView = Schemas["SeatView"];
export type SentenceView = Schemas["SentenceView"];
export type SetPace = Schemas["SetPace"];
export type Sit = Schemas["Sit"];
export type SpaceView = Schemas["SpaceView"];
export type Stuck = Schemas["Stuck"];
export type Suggestion = Schemas["Suggestion"];
export type TakeView = Schemas["TakeView"];
export type Talk = Schemas["Talk"];
export type TalkNews = Schemas["TalkNews"];
export type TalkView = Schemas["TalkView"];
export type Thinking = Schemas["Thinking"];
export type WayView = Schemas["WayView"];
export type Why = Schemas["Why"];

export type FromServer =
  | News
  | Thinking
  | Preparing
  | Stuck
  | Renamed
  | Deleted
  | CompanyNews
  | Present
  | TalkNews
  | Removed;
/** What can be asked of a table, beside decisions. */
export type TableAction =
  Sit | Leave | Give | Back | Pause | Resume | Propose | Answer | Mix | Abandon;
export type Actor = Next["actor"];
export type Phase = Next["phase"];
export type Pace = SetPace["pace"];
export type Phrase = NonNullable<TalkView["phrase"]>;
export type DiceSource = GameView["dice"];
export type Facts = EventView["facts"];
