import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";

/** The styles of the share panel, in the element's shadow root. */
export const SHARE_PANEL_CSS = `.bia-share{display:grid;grid-template-columns:repeat(auto-fit,minmax(9em,1fr));gap:${SPACE.s};margin-top:${SPACE.s}}
.bia-share :is(a,button){display:grid;place-items:center;min-height:${TARGET_SIZE};padding:${SPACE.s} ${SPACE.l};border:2px solid ${colour("ink")};border-radius:var(--bia-radius,4px);background:${colour("paperRaised")};color:${colour("ink")};font-weight:700;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer}
.bia-share :is(a,button):hover{background:${colour("ink")};color:${colour("paper")}}
.bia-share>section{grid-column:1/-1;display:grid;grid-template-columns:repeat(auto-fit,minmax(9em,1fr));gap:${SPACE.s};margin-top:${SPACE.m}}
.bia-share h3{grid-column:1/-1;font-family:var(--bia-font-display,inherit);font-size:1.125em;font-weight:700}
.bia-share label{grid-column:1/-1;display:flex;align-items:center;gap:${SPACE.s};min-height:${TARGET_SIZE};cursor:pointer}
.bia-share input{flex:none;width:24px;height:24px;margin:0;accent-color:${colour("ink")}}
.bia-share canvas{grid-column:1/-1;justify-self:center;width:min(100%,15em);border:2px solid ${colour("ink")}}
.bia-share [hidden]{display:none}
@media print{.bia-share{display:none}}`;
